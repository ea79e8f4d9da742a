import { afterAll, describe, expect, it } from 'vitest';
import { sendRequest } from './support/send-request.ts';
import { itemPages, visited } from './support/cultures.ts';
import { startSite } from './support/site.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const token = 'only-for-editors';

const { services, site: open, faults } = await startSiteWithServices({ faults: true, env: { EMULATION: '1' } });
const guarded = await startSite({ servicesOrigin: services.origin, env: { PREVIEW_TOKEN: token } });
afterAll(() => guarded.stop());

const previews = itemPages
  .filter(({ route }) => route.startsWith('preview'))
  .flatMap(({ path, cultures }) =>
    visited.filter(({ culture }) => cultures.includes(culture)).map((visit) => ({ ...visit, path })),
  );

describe('PAGE-10 previews', () => {
  it.each(previews)('PAGE-10 SEO-04 $culture $path shows the draft, noindex and not cached', async (visit) => {
    const { host, prefix, path } = visit;
    const first = await sendRequest(open.port, prefix + path, { host });
    expect(first.status).toBe(200);
    expect(first.text).toContain('<meta name="robots" content="noindex');
    expect(first.text).not.toContain('rel="canonical"');
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect((await sendRequest(open.port, prefix + path, { host })).headers['x-cache']).not.toBe('hit');
  });

  it('PAGE-10 fetch the draft on each request, so that an editor sees the latest version', async () => {
    await faults.forget();
    for (let times = 0; times < 2; times += 1) await sendRequest(open.port, '/preview/promotions/draft-promotion/');
    const requested = (await faults.requests()).filter(({ url }) => url.includes('/promotions/preview/'));
    expect(requested).toHaveLength(2);
  });

  it('PAGE-10 cannot be bypassed by a forced route or by the proxied preview call', async () => {
    const forced = await sendRequest(guarded.port, '/?route=previewPromotion&promotionId=draft-promotion');
    expect(forced.status).toBe(404);
    for (const call of [
      'cms/promotions/preview/?culture=en-GB&id=draft-promotion',
      'games/preview/?culture=en-GB&gameId=draft-game',
    ]) {
      expect((await sendRequest(guarded.port, `/api/v1/${call}`)).status).toBe(404);
    }
  });

  it.each([
    '/preview/promotions/draft-promotion?token=',
    '/Preview/Promotions/draft-promotion/?token=',
    '/preview//promotions/draft-promotion/?token=',
    '/slots?%74oken=',
    '/Slots/?a=1&token=',
  ])('SEC-09 keeps the redirect of %s out of shared caches', async (url) => {
    const { status, headers } = await sendRequest(guarded.port, url + token);
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
      301,
      'private, no-store',
      'no-referrer',
    ]);
    expect(headers['location']).toContain(token);
  });

  it('PAGE-10 BRAND-05 write neither the token nor voucher data into a log or a page', async () => {
    const { status, text } = await sendRequest(guarded.port, `/preview/promotions/draft-promotion/?token=${token}`);
    expect([status, text.includes(token)]).toEqual([200, false]);
    const encoded = `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`;
    await sendRequest(guarded.port, `/preview/promotions/draft-promotion/?%74oken=${encoded}`);
    await sendRequest(guarded.port, '/api/v1/voucher?culture=en-GB&voucher=SECRET-1&Username=jane.doe%40mail.test');
    const isVoucher = ({ url }: Record<string, unknown>) => String(url).startsWith('/api/v1/voucher');
    await expect.poll(() => guarded.log.some(isVoucher)).toBe(true);
    expect(JSON.stringify(guarded.log)).not.toMatch(/SECRET-1|jane/);
    expect(JSON.stringify(guarded.log)).not.toContain(token);
  });

  it('OPS-02 the log masks an email address in a query', async () => {
    await sendRequest(guarded.port, '/?q=gold&utm_source=letter&Mail=jo.roe%40mail.test&to=1');
    const line = () => guarded.log.find(({ url }) => String(url).startsWith('/?q=gold'));
    await expect
      .poll(line, { timeout: 30_000 })
      .toMatchObject({ url: '/?q=gold&utm_source=letter&Mail=%E2%80%A6&to=1' });
  });

  it.each([
    ['a draft', '/preview/promotions/draft-promotion/', 200, 'no-referrer'],
    ['a draft with its token', `/preview/promotions/draft-promotion/?token=${token}`, 200, 'no-referrer'],
    ['a forced draft', `/?route=previewGame&gameId=draft-game`, 200, 'no-referrer'],
    ['an unknown draft', `/preview/promotions/nothing/?token=${token}`, 404, 'no-referrer'],
    ['the same from the cache', `/preview/promotions/nothing/?token=${token}`, 404, 'no-referrer'],
    ['a page with a token', `/slots/?token=${token}`, 200, 'no-referrer'],
    ['the same from the cache', `/slots/?token=${token}`, 200, 'no-referrer'],
    ['the same under an encoded name', `/slots/?%74oken=${token}`, 200, 'no-referrer'],
    ['a redirect', `/preview/promotions/draft-promotion?token=${token}`, 301, 'no-referrer'],
    ['a file', `/robots.txt?token=${token}`, 200, 'no-referrer'],
    ['any other page', '/slots/', 200, 'strict-origin-when-cross-origin'],
    ['any other query', '/slots/?utm_source=%74oken', 200, 'strict-origin-when-cross-origin'],
  ])('SEC-09 the response for %s (%s) has the status and referrer policy %i %s', async (_, path, status, policy) => {
    for (const method of ['GET', 'HEAD']) {
      const reply = await sendRequest(open.port, path, { method });
      expect([reply.status, reply.headers['referrer-policy']]).toEqual([status, policy]);
    }
  });
});
