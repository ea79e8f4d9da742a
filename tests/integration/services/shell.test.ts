import { describe, expect, it } from 'vitest';
import { brands, house } from '../../../brands/index.ts';
import { cultures } from '../../../locales/index.ts';
import { sendRequest } from '../contract/send-request.ts';
import { cultureCodes } from '../contract/cultures.ts';

const brandQuery = { brand_code: house.brandCode, 'no-cache': '1' };
const readJson = async (path: string, query: Parameters<typeof sendRequest>[1] = brandQuery) =>
  (await sendRequest(path, query)).json();

describe('geo', () => {
  it('GEO-01 without an emulated country, the response has a country with language and currency', async () => {
    expect(await readJson('/geo/')).toMatchObject({
      country: { name: expect.any(String), prime_lang: expect.any(String), prime_currency: expect.any(String) },
    });
  });
});

describe('user context', () => {
  it.each(cultureCodes)(
    'STATE-03 %s: the context has the licence, codes and countries for the platform',
    async (code) => {
      const culture = cultures[code];
      const context: unknown = await readJson('/context/', {
        ...brandQuery,
        page_culture: culture.apiCulture,
        user_country: 'FI',
      });
      expect(context).toMatchObject({
        license: house.license,
        code: house.brandCode,
        culture: culture.apiCulture,
        localCode: culture.localCode,
        apiCode: brands.find((brand) => brand.cultures.includes(code))?.localCode,
        country: culture.defaultCountry,
        userCountry: 'FI',
        platformUnderMaintenance: expect.any(Boolean),
        skinName: expect.stringMatching(/./),
      });
    },
  );
});
