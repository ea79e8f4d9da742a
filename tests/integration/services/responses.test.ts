import { brands } from '../../../brands/index.ts';
import { describe, expect, it } from 'vitest';
import { callApi, expectProblem } from '../contract/send-request.ts';

const calls = [
  ['v1/games/', { culture: 'sv', limit: 2 }],
  ['v1/games/by-groups/', { culture: 'sv', groups: ['slots'], limit: 2 }],
  ['v1/games/site-map/', { culture: 'sv', limit: 2 }],
  ['v1/banners/media', { culture: 'sv', device: 'desktop', layer: 'background', sectionCode: 'home' }],
  ['v1/cms/promotions/', { culture: 'es', slug: 'welcome' }],
  ['v1/cms/pages/', { culture: 'sv', code: 'contact' }],
  ['v1/feeds/simple/', { culture: 'de-DE', feedCode: 'privacy' }],
  ['v1/feeds/payment-options/', { culture: 'en-IE' }],
  ['v1/blog/', { culture: 'en-GB', limit: 2 }],
  ['v1/banners/locations/home-page/', { culture: 'sv' }],
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

  it('API-03 is 405 with Allow for another method, and 404 for an unknown call', async () => {
    const response = await callApi('v1/games/', { culture: 'sv' }, { method: 'DELETE' });
    expect(response.headers.get('allow')).toContain('GET');
    await expectProblem(response, 405, 'DELETE');
    await expectProblem(await callApi('v1/nothing/'), 404, '');
  });

  it('OPS-02 has the X-Request-Id of the request, or a new one when that is invalid', async () => {
    const headers = { 'X-Request-Id': 'a1b2-c3' };
    expect((await callApi('v1/games/', { culture: 'sv' }, { headers })).headers.get('x-request-id')).toBe('a1b2-c3');
    const forged = { 'X-Request-Id': 'a b<script>' };
    const own = (await callApi('v1/games/', { culture: 'sv' }, { headers: forged })).headers.get('x-request-id');
    expect(own).toMatch(/^[\w-]{8,}$/);
  });

  it('SEC-03 allows the origins of the brands only', async () => {
    const allowed = async (origin: string, method = 'GET') => {
      const response = await callApi('v1/games/', { culture: 'sv' }, { method, headers: { Origin: origin } });
      expect(response.headers.get('vary')).toMatch(/origin/i);
      return response.headers.get('access-control-allow-origin');
    };
    for (const { host } of brands) expect(await allowed(`https://${host}`)).toBe(`https://${host}`);
    expect(await allowed('http://en.localhost:3000')).toBe('http://en.localhost:3000');
    expect(await allowed('https://evil.example')).toBeNull();
  });
});
