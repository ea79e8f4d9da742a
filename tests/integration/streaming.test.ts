import { afterEach, describe, expect, it } from 'vitest';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';
import { startSite } from './support/site.ts';

const { services, site, faults } = await startSiteWithServices({
  faults: true,
  env: { CACHE_FRESH_S: '1', DATA_WAIT_MS: '50' },
});
afterEach(() => faults.clear());

const held = (path: string) => faults.add({ path, hold: 'slow' });

describe('a page whose deferred data is slow', () => {
  it('SSR-01 SEO-06 sends head, header and frame before the data arrives, and the rest afterwards', async () => {
    await held('/api/v1/games/by-groups/?culture=en-IE');
    const { promise: shell, resolve } = Promise.withResolvers<string>();
    const whole = sendRequest(site.port, '/en-IE/', {
      onText(text) {
        if (text.includes('<footer')) resolve(text);
      },
    });
    const before = await shell;
    expect(before).toContain('<title>');
    expect(before).toContain('rel="canonical"');
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

  it('SEC-01 allows React’s inline scripts by nonce and no other inline script except the hashed one', async () => {
    await held('/api/v1/games/by-groups/?culture=sv');
    const whole = sendRequest(site.port, '/', {
      host: 'sv.localhost',
      onText: (text) => text.includes('<footer') && void faults.release('slow'),
    });
    const reply = await whole;
    const policy = String(reply.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(nonce).toBeTruthy();
    const inline = [...reply.text.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/)([^>]*)>/g)].map(
      ([, attributes]) => attributes,
    );
    expect(inline.filter((attributes) => !attributes?.includes(`nonce="${nonce}"`)).length).toBe(1);
    expect(policy).not.toContain('unsafe');
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

describe('the deadline', () => {
  it('SSR-06 ends a stream whose data does not arrive, with a complete document', async () => {
    const hasty = await startSite({
      servicesOrigin: services.origin,
      env: { RENDER_DEADLINE_MS: '300', DATA_WAIT_MS: '50' },
    });
    await held('/api/v1/games/by-groups/?culture=en-GB');
    const reply = await sendRequest(hasty.port, '/');
    await hasty.stop();
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('<footer');
    expect(reply.text.endsWith('</body></html>')).toBe(true);
  });

  it('SEO-07 a gate that times out is 503 with Retry-After and is not cached', async () => {
    const hasty = await startSite({ servicesOrigin: services.origin, env: { GATE_TIMEOUT_MS: '150' } });
    await held('/api/v1/games/info/?culture=en-GB');
    const reply = await sendRequest(hasty.port, '/slots/lantern-trench/');
    await hasty.stop();
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.text).toContain('<footer');
  });
});
