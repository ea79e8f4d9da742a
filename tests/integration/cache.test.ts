import { describe, expect, it } from 'vitest';
import { product } from '../../brands/index.ts';
import { freshSite } from './support/fresh-site.ts';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';
import { startSite } from './support/site.ts';

const { services, site, faults } = await startSiteWithServices({ faults: true });

/** Headers that may differ from response to response. */
const changing = new Set([
  'date',
  'etag',
  'x-cache',
  'x-request-id',
  'server-timing',
  'content-length',
  'content-encoding',
]);

const lasting = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.has(name)));

describe('the page cache', () => {
  it('SSR-08 states miss or hit in X-Cache, with otherwise equal headers', async () => {
    const miss = await sendRequest(site.port, '/slots/?page=2');
    const hit = await sendRequest(site.port, '/slots/?page=2');
    expect(miss.headers['x-cache']).toBe('miss');
    expect(hit.headers['x-cache']).toBe('hit');
    expect(lasting(hit.headers)).toEqual(lasting(miss.headers));
    expect(hit.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=300');
  });

  it('OPS-02 sends Server-Timing phases on request when emulation is on, and does not cache them', async () => {
    const emulating = await freshSite(services.origin, { EMULATION: '1' });
    const headers = { 'x-server-timing': '1' };
    const [miss, hit] = [
      await sendRequest(emulating.port, '/slots/', { headers }),
      await sendRequest(emulating.port, '/slots/', { headers }),
    ];
    expect([miss.headers['x-cache'], hit.headers['x-cache']]).toEqual(['miss', 'hit']);
    expect(miss.headers['server-timing']).toMatch(/^age;dur=\d+(?:, (?:gate|data|render);dur=\d+\.\d){3}$/);
    expect(hit.headers['server-timing']).toMatch(/^age;dur=\d+$/);
    expect(lasting(hit.headers)).toEqual(lasting(miss.headers));
    const withoutTime = await sendRequest(emulating.port, '/casino/');
    const production = await sendRequest(site.port, '/slots/?page=3', { headers });
    for (const reply of [withoutTime, production]) {
      expect(reply.headers['x-cache']).toBe('miss');
      expect(reply.headers['server-timing']).toMatch(/^age;dur=\d+$/);
    }
  });

  it('SSR-08 404, 500 and pages have the same security headers', async () => {
    const [page, lost, broken] = await Promise.all([
      sendRequest(site.port, '/'),
      sendRequest(site.port, '/nowhere/'),
      sendRequest(site.port, '/500/'),
    ]);
    const security = ({ headers }: { headers: Record<string, unknown> }) =>
      Object.fromEntries(
        Object.entries(lasting(headers)).filter(
          ([name]) => !/^(cache-control|connection|keep-alive|transfer-encoding)$/.test(name),
        ),
      );
    expect(security(lost)).toEqual(security(page));
    expect(security(broken)).toEqual(security(page));
  });

  it('SSR-08 sends each requested encoding with its own ETag', async () => {
    const [identity, gzip, br] = await Promise.all(
      [undefined, 'gzip', 'gzip, deflate, br'].map((encoding) =>
        sendRequest(site.port, '/', { headers: encoding ? { 'accept-encoding': encoding } : {} }),
      ),
    );
    expect(identity?.headers['content-encoding']).toBeUndefined();
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(br?.headers['content-encoding']).toBe('br');
    expect(gzip?.text).toBe(identity?.text);
    expect(br?.text).toBe(identity?.text);
    expect(new Set([identity, gzip, br].map((reply) => reply?.headers.etag)).size).toBe(3);
  });

  it('SSR-08 sends pages, files and streams in the encoding with the highest q value', async () => {
    const late = await startSite({ servicesOrigin: services.origin, env: { CACHE: 'off', DATA_WAIT_MS: '0' } });
    const { text } = await sendRequest(site.port, '/');
    const [file = ''] = /\/assets\/[\w.-]+\.js/.exec(text) ?? [];
    for (const [port, path] of [
      [site.port, '/'],
      [site.port, '/winners/'],
      [site.port, file],
      [late.port, '/'],
    ] as const) {
      const sent = async (accept: string) => {
        const { headers } = await sendRequest(port, path, { headers: { 'accept-encoding': accept } });
        expect(headers.vary).toContain('Accept-Encoding');
        return headers['content-encoding'];
      };
      expect(await sent('br;q=0.1, gzip;q=1')).toBe('gzip');
      expect(await sent('gzip;q=0.5, identity')).toBeUndefined();
      expect(await sent('*;q=0')).toBeUndefined();
    }
    await late.stop();
  });

  it.each([
    ['*', '/casino-features/'],
    ['deflate', '/casino-promotions/'],
  ])('SSR-08 sends identical responses for a miss and a hit with Accept-Encoding %j', async (accepted, path) => {
    const headers = { 'accept-encoding': accepted };
    const [miss, hit] = [
      await sendRequest(site.port, path, { headers }),
      await sendRequest(site.port, path, { headers }),
    ];
    expect([miss.headers['x-cache'], hit.headers['x-cache']]).toEqual(['miss', 'hit']);
    expect(miss.headers.etag).toBe(hit.headers.etag);
    expect(miss.headers['content-encoding']).toBe(hit.headers['content-encoding']);
    expect(miss.body.equals(hit.body)).toBe(true);
  });

  it('SSR-08 sends Zstandard until a client without it requests the page, then Brotli', async () => {
    const encodingFor = async (accept: string) => {
      const { headers, text } = await sendRequest(site.port, '/help/', { headers: { 'accept-encoding': accept } });
      expect(text).toContain('</html>');
      return headers['content-encoding'];
    };
    const newest = 'gzip, deflate, br, zstd';
    const encodings = [];
    for (const accept of [newest, 'gzip, deflate, br', newest]) encodings.push(await encodingFor(accept));
    expect(encodings).toEqual(['zstd', 'br', 'br']);
  });

  it('SSR-08 sends 304 for a matching ETag, and HEAD responses without a body', async () => {
    const first = await sendRequest(site.port, '/casino/');
    const again = await sendRequest(site.port, '/casino/', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    const head = await sendRequest(site.port, '/casino/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
  });

  // No other test requests the first URL: if HEAD rendered and cached the page, GET would be a hit.
  it.each(['/affiliates/', '/slots/no-such-game/', '/?q=x', '/Slots'])(
    'SSR-08 sends the headers of GET for HEAD %s, without a body',
    async (path) => {
      const head = await sendRequest(site.port, path, { method: 'HEAD' });
      const get = await sendRequest(site.port, path);
      expect(head.status).toBe(get.status);
      expect(head.body.length).toBe(0);
      expect(lasting(head.headers)).toEqual(lasting(get.headers));
      expect(head.headers['x-cache']).toBe(get.headers['x-cache']);
    },
  );

  it('SSR-02 API-05 a hundred simultaneous requests for an uncached page fetch each resource once', async () => {
    await faults.forget();
    const replies = await Promise.all(Array.from({ length: 100 }, () => sendRequest(site.port, '/bingo/')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const urls = (await faults.requests()).map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(0);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('OPS-02 a request id is forwarded to the service and returned in the response', async () => {
    await faults.forget();
    const reply = await sendRequest(site.port, `/${product.slug}/?page=2`, {
      headers: { 'x-request-id': 'monitor-12345678' },
    });
    expect(reply.headers['x-request-id']).toBe('monitor-12345678');
    expect((await faults.requests()).some(({ requestId }) => requestId === 'monitor-12345678')).toBe(true);
  });

  it('serves the cached page for unknown query parameters', async () => {
    await sendRequest(site.port, '/slots/');
    const reply = await sendRequest(site.port, '/slots/?utm_source=x&aname=y');
    expect(reply.headers['x-cache']).toBe('hit');
    expect(reply.text).not.toContain('utm_source');
  });

  it('SSR-08 CACHE=off bypasses the cache on each request', async () => {
    const uncached = await freshSite(services.origin, { CACHE: 'off' });
    const states = [await sendRequest(uncached.port, '/'), await sendRequest(uncached.port, '/')].map(
      ({ headers }) => headers['x-cache'],
    );
    expect(states).toEqual(['bypass', 'bypass']);
  });

  it('SSR-08 OPS-05 filtered lists are not cached, and all empty searches share one cached page', async () => {
    for (const path of ['/slots/?provider=anything', '/slots/?provider=anything']) {
      expect((await sendRequest(site.port, path)).headers['x-cache']).toBe('bypass');
    }
    await sendRequest(site.port, '/blog/search/');
    expect((await sendRequest(site.port, '/blog/search/?page=77777')).headers['x-cache']).toBe('hit');
  });

  it('ROUTE-06 SSR-08 searches and emulated visits are not cached', async () => {
    const emulating = await freshSite(services.origin, { EMULATION: '1' });
    for (const path of ['/?q=star', '/?dem=2026-12-24', '/?gl=US']) {
      await sendRequest(emulating.port, path);
      const reply = await sendRequest(emulating.port, path);
      expect(reply.headers['x-cache']).not.toBe('hit');
      expect(reply.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('COMP-05 SSR-08 ignores emulation parameters when emulation is off', async () => {
    await sendRequest(site.port, '/');
    for (const path of ['/?dem=2026-12-24', '/?gl=US', '/?PgTstQA=1']) {
      expect((await sendRequest(site.port, path)).headers['x-cache']).toBe('hit');
    }
  });

  it('a cached response sets no cookie', async () => {
    for (const path of ['/', '/slots/', '/nowhere/']) {
      expect((await sendRequest(site.port, path)).headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('requests of different brands at the same time', () => {
  it('SSR-03 never contain each other’s data', async () => {
    const uncached = await freshSite(services.origin, { CACHE: 'off' });
    const hosts = ['en', 'de', 'sv', 'es'];
    const replies = await Promise.all(
      Array.from({ length: 80 }, async (_, index) => {
        const brand = hosts[index % hosts.length] ?? 'en';
        return { brand, reply: await sendRequest(uncached.port, '/slots/', { host: `${brand}.localhost` }) };
      }),
    );
    const byBrand = new Map<string, Set<string>>();
    for (const { brand, reply } of replies) {
      expect(reply.text).toContain(`data-brand="${brand}"`);
      const others = hosts.filter((other) => other !== brand).map((other) => `data-brand="${other}"`);
      for (const other of others) expect(reply.text).not.toContain(other);
      const cultures = new Set([...reply.text.matchAll(/culture=([\w-]+)/g)].map(([, culture = '']) => culture));
      expect(cultures.size).toBe(1);
      byBrand.set(brand, (byBrand.get(brand) ?? new Set()).add([...cultures].join()));
    }
    expect([...byBrand.values()].map((cultures) => cultures.size)).toEqual([1, 1, 1, 1]);
  });
});
