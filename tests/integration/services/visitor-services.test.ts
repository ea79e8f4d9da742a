import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { brands, house } from '../../../brands/index.ts';
import { cultures } from '../../../locales/index.ts';
import { sendRequest, read } from '../contract/send-request.ts';
import { cultureCodes } from '../contract/cultures.ts';
import { trackingScriptPath } from '../../../shared/contract/scripts.ts';
import { trackingMessage } from '../../../shared/contract/tracking.ts';
import { runScript } from '../contract/run-script.ts';
import { gameInfo, gamePage } from '../../../shared/contract/games.ts';

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

it('TRK-01 the tracking script posts complete data to the origin of the page only', async () => {
  const { messages } = await runScript(`/tracking${trackingScriptPath}`);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.target).toBe('http://en.localhost');
  expect(Object.values(v.parse(trackingMessage, messages[0]?.message).info)).not.toContain('');
});

const unescape = (html: string) => html.replaceAll('&#39;', "'").replaceAll('&amp;', '&');

describe('the platform', () => {
  it.each(cultureCodes)('API-03 GAME-04 %s: serves the lobby, and a game by the path in its data', async (culture) => {
    const lobby = await sendRequest('/platform/', { culture });
    expect([lobby.status, lobby.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    expect(await lobby.text()).toContain(`lang="${cultures[culture].lang}"`);
    const { items } = await read(gamePage, 'v1/games/', { culture, limit: 1 });
    const { playTarget, card } = await read(gameInfo, 'v1/games/info/', { culture, gameSlug: items[0]?.slug });
    const game = await sendRequest(`/platform${playTarget.platformPath}`, { culture });
    expect([game.status, unescape(await game.text())]).toEqual([200, expect.stringContaining(card.name)]);
  });

  it('API-03 SEO-04 responds with noindex', async () => {
    const response = await sendRequest('/platform/', { culture: 'sv' });
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
  });
});
