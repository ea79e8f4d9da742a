import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { house } from '../../../brands/index.ts';
import { cultures } from '../../../locales/index.ts';
import { currencyRate, geoInfo, maintenance, userContext } from '../../../shared/contract/visitor-services.ts';
import { sendRequest, expectProblem } from './send-request.ts';
import { cultureCodes } from './cultures.ts';

async function expectJson<T>(
  schema: v.GenericSchema<unknown, T>,
  path: string,
  query: Parameters<typeof sendRequest>[1],
): Promise<T> {
  const response = await sendRequest(path, query);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json\b/);
  expect(response.headers.get('etag')).not.toBeNull();
  expect(response.headers.get('cache-control')).not.toBeNull();
  return v.parse(schema, await response.json());
}

const brandQuery = { brand_code: house.brandCode, 'no-cache': '1' };
const expectPlace = (gl: string) => expectJson(geoInfo, gl ? `/geo/${gl}/` : '/geo/', brandQuery);

describe('geo', () => {
  it.each([
    ['GB', 'none'],
    ['US', 'blocked'],
    ['FR', 'fullyblocked'],
    ['IT', 'accountblocked'],
    ['BE', 'blockedwithlogin'],
    ['NL', 'playblocked'],
    ['PT', 'registerblocked'],
  ])('API-03 GEO-01 GEO-02 %s has the restriction %s', async (gl, restriction) => {
    expect(await expectPlace(gl)).toMatchObject({ country: { iso2: gl }, restriction, restriction_level: 'country' });
  });

  it('API-03 GEO-01 ACC-03 CA is blocked at the level of its region Ontario', async () => {
    const { region, restriction, restriction_level } = await expectPlace('CA');
    expect([region?.name, restriction, restriction_level]).toEqual(['Ontario', 'blocked', 'region']);
  });

  it('API-03 GEO-01 returns a country without an emulated one, and 404 for an unknown country', async () => {
    await expectPlace('');
    await expectProblem(await sendRequest('/geo/XX/', brandQuery), 404);
  });
});

describe('currency', () => {
  it.each([...new Set(Object.values(cultures).map(({ currency }) => currency))])(
    'API-03 GEO-01 %s: the exchange rate of one euro is a bare number',
    async (currency) => {
      const rate = await expectJson(currencyRate, `/currency/${currency}/`, { 'no-cache': '1' });
      if (currency === 'EUR') expect(rate).toBe(1);
    },
  );

  it('API-03 GEO-01 an unknown currency is 404', async () => {
    await expectProblem(await sendRequest('/currency/ZZZ/'), 404);
  });
});

describe('user context', () => {
  it.each(cultureCodes)('API-03 STATE-03 %s returns a valid user context', async (code) => {
    await expectJson(userContext, '/context/', {
      ...brandQuery,
      page_culture: cultures[code].apiCulture,
      user_country: 'FI',
    });
  });

  it('API-03 GEO-01 ACC-05 maintenance is a bare boolean', async () => {
    const query = { brand_code: house.brandCode };
    expect(typeof (await expectJson(maintenance, '/context/maintenance/', query))).toBe('boolean');
  });
});
