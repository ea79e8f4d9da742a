import { house } from '../../../brands/index.ts';
import { describe, expect, it } from 'vitest';
import { callApi, expectProblem, sendRequest } from '../contract/send-request.ts';

const calls = [
  ['v1/games/', { culture: 'sv', limit: 2 }],
  ['v1/cms/promotions/', { culture: 'es', slug: 'welcome' }],
  ['v1/banners/media', { culture: 'sv', device: 'desktop', layer: 'background', sectionCode: 'home' }],
] as const;

describe('every response', () => {
  it.each(calls)('API-03 %s has Cache-Control and ETag, and is 304 when If-None-Match matches', async (call, query) => {
    const response = await callApi(call, query);
    const etag = response.headers.get('etag') ?? '';
    expect(response.headers.get('cache-control')).toMatch(/max-age=\d+/);
    expect(etag).toMatch(/^"[\w/+-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await callApi(call, query, { headers: { 'If-None-Match': known } });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    }
    const other = await callApi(call, query, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it.each(calls)('API-03 %s has the same headers for HEAD as for GET, and no body', async (call, query) => {
    const [get, head] = [await callApi(call, query), await callApi(call, query, { method: 'HEAD' })];
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('OPS-02 has the X-Request-Id of the request, or a new one when that is invalid', async () => {
    const headers = { 'X-Request-Id': 'a1b2-c3' };
    expect((await callApi('v1/games/', { culture: 'sv' }, { headers })).headers.get('x-request-id')).toBe('a1b2-c3');
    const forged = { 'X-Request-Id': 'a b<script>' };
    const own = (await callApi('v1/games/', { culture: 'sv' }, { headers: forged })).headers.get('x-request-id');
    expect(own).toMatch(/^[\w-]{8,}$/);
  });

  it('SEC-03 allows no other origins than those of the brands', async () => {
    const { headers } = await callApi('v1/games/', { culture: 'sv' }, { headers: { Origin: 'https://evil.example' } });
    expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([null, 'Origin']);
  });
});

/** Parameters that a call rejects. openapi.test.ts leaves out each that a call requires. */
const invalid: readonly [call: string, query: Parameters<typeof callApi>[1], name: string][] = [
  ['v1/games/', { culture: 'sv', limit: 121 }, 'limit'],
  ['v1/games/', { culture: 'sv', volatility: 'wild' }, 'volatility'],
  ['v1/games/', { culture: 'sv', minRtp: 'much' }, 'minRtp'],
  ['v1/games/', { culture: 'sv', maxMinBet: '1.5' }, 'maxMinBet'],
  ['v1/games/for-groups/', { culture: 'es', groups: ['slots'], limit: 0 }, 'limit'],
  ['v1/games/site-map/', { culture: 'en-GB', offset: 'x' }, 'offset'],
  ['v1/banners/media', { culture: 'sv', device: 'watch', layer: 'background', sectionCode: 'home' }, 'device'],
  ['v1/banners/media', { culture: 'sv', device: 'mobile', layer: 'middle', sectionCode: 'home' }, 'layer'],
  ['v1/banners/bt-texts/', { culture: 'en-GB', code: '<b>' }, 'code'],
  ['v1/blog/posts/embed/', { culture: 'es', id: 'nothing' }, 'id'],
  ['v1/cms/promotions/', { culture: 'es', limit: 0 }, 'limit'],
  ['v1/feeds/winners/', { culture: 'sv', limit: 1000 }, 'limit'],
  ['v1/feeds/jackpots/', { culture: 'es', type: 'weekly' }, 'type'],
  ['v1/feeds/jackpots/', { culture: 'es', currency: 'XXX' }, 'currency'],
];

describe('an invalid parameter', () => {
  it.each(invalid)('API-03 %s with %o is 400 with a problem that names %s', async (call, query, name) => {
    await expectProblem(await callApi(call, query), 400, name);
  });

  it('API-03 STATE-03 of the user context is also en-ROW, which the site sends as en', async () => {
    await expectProblem(
      await sendRequest('/context/', { brand_code: house.brandCode, page_culture: 'en-ROW' }),
      400,
      'page_culture',
    );
  });
});
