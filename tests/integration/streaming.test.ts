import { afterEach, describe, expect, it } from 'vitest';
import { origins } from './support/cultures.ts';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { site, faults } = await startSiteWithServices({
  faults: true,
  env: { CACHE_FRESH_S: '1', DATA_WAIT_MS: '50' },
});
afterEach(() => faults.clear());

const held = (path: string) => faults.add({ path, hold: 'slow' });

/** A page of each kind, and a call whose data it shows but does not wait for. */
const slow: readonly (readonly [path: string, call: string])[] = [
  ['/', 'games/by-groups/'],
  ['/slots/', 'games/?groups=slots'],
  ['/slots/lantern-trench/', 'games/content/'],
  ['/casino-promotions/', 'cms/promotions-home/'],
  ['/casino-features/', 'cms/features-home/'],
  ['/en-IE/casino-features/rtp-on-every-page/', 'cms/features-home/'],
  ['/blog/', 'blog/main-home/'],
  ['/blog/numbers/', 'blog/?tag=numbers'],
  ['/blog/numbers/the-wheel-has-no-memory/', 'blog/posts/content/'],
  ['/contact/', 'cms/pages/?code=contact'],
  ['/privacy/', 'feeds/simple/?feedCode=privacy'],
  ['/help/', 'feeds/faq'],
  ['/payment-methods/', 'feeds/payment-options/'],
  ['/winners/', 'feeds/winners/'],
];

describe('a page whose deferred data is slow', () => {
  it.each(slow)(
    'SEO-06 SSR-01 %s sends its whole head in the first bytes while the response of %s is pending',
    async (path, call) => {
      await held(`/api/v1/${call}`);
      const { promise: start, resolve } = Promise.withResolvers<string>();
      const whole = sendRequest(site.port, path, { onText: (text) => text.includes('</head>') && resolve(text) });
      const head = (await start).split('</head>')[0];
      expect(await faults.release('slow').then((response) => response.json())).toEqual({ released: 1 });
      expect((await whole).headers['x-cache']).toBe('stream');
      expect(head).toMatch(/<title>[^<]{10,}<\/title><meta name="description" content="[^"]{50,}">/);
      expect(head).toContain(`<link rel="canonical" href="${origins['en.localhost']}${path}">`);
      for (const tag of ['property="og:title"', 'name="twitter:card"', 'application/ld+json'])
        expect(head).toContain(tag);
    },
  );

  it('SSR-01 SEO-06 sends head, header and frame before the data arrives, and the rest afterwards', async () => {
    await held('/api/v1/games/by-groups/?culture=en-IE');
    const { promise: shell, resolve } = Promise.withResolvers<string>();
    const whole = sendRequest(site.port, '/en-IE/', {
      onText(text) {
        if (text.includes('<footer')) resolve(text);
      },
    });
    const before = await shell;
    expect(before).toContain('hreflang="x-default"');
    expect(before).toContain('<header');
    expect(before).toContain('<h1');
    expect(before).toMatch(/<\/header>.*<link rel="stylesheet"[^>]*><main/);
    expect(before).not.toContain('/slots/lantern-trench/');
    await faults.release('slow');
    const reply = await whole;
    expect(reply.headers['x-cache']).toBe('stream');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.text).toContain('data-key="api/v1/games/by-groups/?culture=en-IE');
    expect(reply.text.endsWith('</body></html>')).toBe(true);
  });

  it.each([
    ['Googlebot/2.1', 'es', '/', 'by-groups/?culture=es'],
    ['GoogleOther', 'sv', '/slots/', '?culture=sv&groups=slots'],
    ['Iframely/1.3.1 (+https://iframely.com/docs/about)', 'sv', '/casino/', '?culture=sv&groups=casino'],
    ['http.rb/5.1 (Mastodon/4.2; +https://social.example/)', 'en', '/en-ROW/slots/', '?culture=en-ROW&groups=slots'],
  ])('SEO-06 SEO-08 sends %s the complete page', async (agent, brand, path, call) => {
    const host = `${brand}.localhost`;
    await held(`/api/v1/games/${call}`);
    const whole = sendRequest(site.port, path, { host, headers: { 'user-agent': agent } });
    // When a later browser request has become a stream, the crawler has waited at least as long.
    const visitor = await sendRequest(site.port, path, {
      host,
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 9; CUBOT_X18) AppleWebKit/537.36 Chrome/88 Mobile' },
      onText: (text) => text.includes('<footer') && void faults.release('slow'),
    });
    expect(visitor.headers['x-cache']).toBe('stream');
    const reply = await whole;
    expect(reply.headers['x-cache']).not.toBe('stream');
    expect(reply.headers['content-security-policy']).not.toContain('nonce');
    expect(reply.text).not.toContain('<template');
  });

  it('SSR-02 fills the cache from the same responses when they arrive', async () => {
    await faults.forget();
    await held('/api/v1/games/?culture=de-DE&groups=slots');
    const reply = await sendRequest(site.port, '/slots/', {
      host: 'de.localhost',
      onText: (text) => text.includes('<footer') && void faults.release('slow'),
    });
    expect(reply.headers['x-cache']).toBe('stream');
    await expect
      .poll(async () => (await sendRequest(site.port, '/slots/', { host: 'de.localhost' })).headers['x-cache'])
      .toBe('hit');
    const urls = (await faults.requests()).map(({ url }) => url).filter((url) => url.includes('groups=slots'));
    expect(urls.length).toBe(1);
  });

  it('SSR-06 OPS-02 a client disconnect aborts the fetches and is logged as aborted', async () => {
    await held('/api/v1/games/by-groups/?culture=en-ROW');
    const disconnect = new AbortController();
    const gone = sendRequest(site.port, '/en-ROW/', {
      signal: disconnect.signal,
      onText: (text) => text.includes('<footer') && disconnect.abort(),
    });
    await expect(gone).rejects.toThrow();
    await expect
      .poll(() => site.log.find(({ code, url }) => code === 'request.done' && url === '/en-ROW/'), { timeout: 30_000 })
      .toMatchObject({ status: 200, aborted: true });
    const failures = site.log.filter(({ code, key }) => code === 'upstream.failed' && String(key).includes('en-ROW'));
    expect(failures).toEqual([]);
  });
});
