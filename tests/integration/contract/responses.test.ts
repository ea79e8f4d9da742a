import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/index.ts';
import { callApi, expectProblem } from './send-request.ts';

const calls = [
  ['v1/games/', { culture: 'sv' }],
  ['v1/games/by-groups/', { culture: 'sv', groups: ['slots'] }],
  ['v1/games/site-map/', { culture: 'sv' }],
  ['v1/banners/media', { culture: 'sv', device: 'desktop', layer: 'background', sectionCode: 'home' }],
  ['v1/cms/promotions/', { culture: 'es', slug: 'welcome' }],
  ['v1/cms/pages/', { culture: 'sv', slug: 'welcome' }],
  ['v1/feeds/simple/', { culture: 'de-DE', feedCode: 'privacy' }],
  ['v1/feeds/payment-options/', { culture: 'en-IE' }],
  ['v1/blog/', { culture: 'en-GB' }],
  ['v1/banners/locations/home-page/', { culture: 'sv' }],
] as const;

describe('every response of the content API', () => {
  it.each(calls)('API-03 %s has an ETag and a Cache-Control header', async (call, query) => {
    const { status, headers } = await callApi(call, query);
    expect(status).toBe(200);
    expect(headers.get('etag')).toMatch(/^(W\/)?"[^"]*"$/);
    expect(headers.get('cache-control')).toMatch(/\w/);
  });

  it('API-03 is a 404 problem document for an unknown call', async () => {
    await expectProblem(await callApi('v1/nothing/'), 404);
  });

  it.each(brands.map(({ host }) => host))('SEC-03 allows cross-origin reads from pages of %s', async (host) => {
    const Origin = `https://${host}`;
    const { headers } = await callApi('v1/games/', { culture: 'sv' }, { headers: { Origin } });
    expect([Origin, '*']).toContain(headers.get('access-control-allow-origin'));
  });
});
