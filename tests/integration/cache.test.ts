import { describe, expect, it } from 'vitest';
import { product } from '../../brands/index.ts';
import { freshSite } from './support/fresh-site.ts';
import { crawler, sendRequest } from './support/send-request.ts';
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

  it('OPS-02 a request id is forwarded to the service and returned in the response', async () => {
    await faults.forget();
    const reply = await sendRequest(site.port, `/${product.slug}/?page=2`, {
      headers: { 'x-request-id': 'monitor-12345678' },
    });
    expect(reply.headers['x-request-id']).toBe('monitor-12345678');
    expect((await faults.requests()).some(({ requestId }) => requestId === 'monitor-12345678')).toBe(true);
  });

  it('SSR-08 CACHE=off bypasses the cache on each request', async () => {
    const uncached = await freshSite(services.origin, { CACHE: 'off' });
    const states = [await sendRequest(uncached.port, '/'), await sendRequest(uncached.port, '/')].map(
      ({ headers }) => headers['x-cache'],
    );
    expect(states).toEqual(['bypass', 'bypass']);
  });

  it('a cached response sets no cookie', async () => {
    for (const path of ['/', '/slots/', '/nowhere/']) {
      expect((await sendRequest(site.port, path)).headers['set-cookie']).toBeUndefined();
    }
  });
});

describe('proxied calls', () => {
  it.each(['br', 'gzip'])('PERF-01 API-01 are compressed as %s if the client accepts it', async (encoding) => {
    const list = '/api/v1/games/?culture=en-GB&groups=slots&limit=24';
    const plain = await sendRequest(site.port, list);
    const packed = await sendRequest(site.port, list, { headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    expect(packed.body.length).toBeLessThan(plain.body.length / 3);
    expect(JSON.parse(packed.text)).toEqual(JSON.parse(plain.text));
  });

  it('API-05 API-07 use the response that a page has read', async () => {
    await faults.forget();
    expect((await sendRequest(site.port, '/bingo/', { headers: crawler })).status).toBe(200);
    const urls = (await faults.requests()).map(({ url }) => url);
    const read = urls.find((url) => url.includes('/games/?culture=en-GB&groups=bingo'));
    expect(read).toBeDefined();
    expect((await sendRequest(site.port, `${read}&utm_source=x`)).status).toBe(200);
    expect((await faults.requests()).filter(({ url }) => url === read)).toHaveLength(1);
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
