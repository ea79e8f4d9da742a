import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSite } from '../support/proxying-site.ts';
import { testRequestId } from '../support/resolved-request.ts';
import { testBrand } from '../support/test-config.ts';

/** A one-line response of the site itself. */
const line = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

const json =
  (value: unknown, headers = {}) =>
  (_: unknown, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

describe('the proxy', () => {
  it('API-01 forwards path and query unchanged, with the request id', async () => {
    const { sendRequest, requests } = await createSite(json({ n: 1 }, { 'cache-control': 'max-age=5' }));
    const { status, headers, body } = await sendRequest('/currency/SEK/?q=a%20b&groups=x&groups=y');
    expect([status, body]).toEqual([200, '{"n":1}']);
    expect(headers).toMatchObject({ 'cache-control': 'max-age=5', 'x-robots-tag': 'noindex' });
    expect(requests[0]?.url).toBe('/currency/SEK/?q=a%20b&groups=x&groups=y');
    expect(requests[0]?.headers['x-request-id']).toBe(testRequestId);
  });

  it.each(['public, max-age=60', 'max-age=60', ''])(
    'SEC-09 marks responses for one visitor as private and no-store, also when the service sends Cache-Control %j',
    async (given) => {
      const { sendRequest } = await createSite(json({ n: 1 }, given ? { 'cache-control': given } : {}));
      const paths = [
        '/geo/',
        '/geo/SE/',
        '/context/',
        '/context/maintenance/',
        '/auth/son-auth/config',
        '/tracking/x',
        '/account-logger/x',
        '/log/x',
        '/api/v1/voucher?voucher=x',
      ];
      for (const path of paths) {
        expect([path, (await sendRequest(path)).headers['cache-control']]).toEqual([path, 'private, no-store']);
      }
      expect((await sendRequest('/currency/SEK/')).headers['cache-control']).toBe(given || undefined);
    },
  );

  it.each([
    ['public, max-age=60, s-maxage=600, immutable', 'private, max-age=60, immutable'],
    ['public', 'private, no-store'],
    ['', 'private, no-store'],
  ])('SEC-09 lets only browsers cache a script of a service for visitors: %j becomes %j', async (given, wanted) => {
    const { sendRequest } = await createSite(json({ n: 1 }, given ? { 'cache-control': given } : {}));
    expect((await sendRequest('/auth/widget.js')).headers['cache-control']).toBe(wanted);
  });

  it.each([
    ['0', '/api/v1/voucher?voucher=x'],
    ['1', '/api/v1/voucher?voucher=x&dem=2026-12-24'],
  ] as const)('COMP-05 SHELL-10 with EMULATION=%s requests %s', async (emulation, url) => {
    const { sendRequest, requests } = await createSite(json({ n: 1 }), { emulation });
    await sendRequest('/api/v1/voucher?voucher=x&dem=2026-12-24');
    expect(requests[0]?.url).toBe(url);
  });

  it('COMP-05 recognises a percent-encoded emulation parameter', async () => {
    const { sendRequest, requests } = await createSite(json({ n: 1 }));
    await sendRequest('/api/v1/voucher?%64em=2026-12-24&voucher=x');
    expect(requests[0]?.url).toBe('/api/v1/voucher?voucher=x');
  });

  it('SEC-01 sandboxes HTML of a service, so that its scripts cannot run on the site', async () => {
    const { sendRequest } = await createSite((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': 'script-src *' });
      response.end('<script>x</script>');
    });
    const { headers } = await sendRequest('/tracking/x.html');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  it('API-04 responds with 502 when a service redirects', async () => {
    const { sendRequest, codes } = await createSite(
      (_, response) => void response.writeHead(302, { location: '/x' }).end(),
    );
    expect([(await sendRequest('/geo/')).status, codes()]).toEqual([502, ['proxy.failed']]);
  });

  it('API-01 forwards If-None-Match and 304 for images', async () => {
    const { sendRequest, requests } = await createSite(
      (_, response) => void response.writeHead(304, { etag: '"x"' }).end(),
    );
    expect((await sendRequest('/images/x.avif', 'GET', { 'if-none-match': '"x"' })).status).toBe(304);
    expect(requests[0]?.headers['if-none-match']).toBe('"x"');
  });

  it('SEC-03 drops cookies of clients and of services', async () => {
    const { sendRequest, requests } = await createSite(json({}, { 'set-cookie': 'a=b' }));
    const { headers } = await sendRequest('/geo/', 'GET', { cookie: 'session=1', authorization: 'secret' });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(requests[0]?.headers).not.toHaveProperty('cookie');
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each(['/api/../geo/secret', '/api/%2e%2e/geo/secret', '/api/v1/../../geo/', '/images/..\\geo/'])(
    'SEC-03 does not reach other services by %s',
    async (path) => {
      const { sendRequest, requests } = await createSite(json({ secret: true }));
      expect((await sendRequest(path)).status).toBe(404);
      expect(requests).toEqual([]);
    },
  );

  it('SEC-03 rejects a POST to a read-only service with 405', async () => {
    const { sendRequest, requests } = await createSite(json({}));
    const refused = await sendRequest('/api/v1/games/', 'POST');
    expect(refused).toMatchObject({ status: 405, headers: { ...line, allow: 'GET, HEAD' } });
    expect(requests).toEqual([]);
  });

  it.each(['/log/LogError', '/auth/son-auth/login', '/account-logger/entries', '/tracking/visits'])(
    'API-03 forwards a POST to %s with its body and headers',
    async (path) => {
      const bodies: string[] = [];
      const { sendRequest, requests, port } = await createSite((incoming, response) => {
        incoming.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
        incoming.on('end', () => response.writeHead(204).end());
      });
      const headers = {
        origin: `http://127.0.0.1:${port}`,
        'content-type': 'application/json',
        authorization: 'Bearer 1',
      };
      expect((await sendRequest(path, 'POST', headers, '{"a":1}')).status).toBe(204);
      expect(bodies.join('')).toBe('{"a":1}');
      expect(requests[0]?.headers).toMatchObject({ 'content-type': 'application/json', authorization: 'Bearer 1' });
    },
  );

  it('SEC-03 accepts only small POSTs from pages of the site', async () => {
    const { sendRequest, requests, port } = await createSite(json({}));
    const origin = `http://127.0.0.1:${port}`;
    const post = (path: string, headers: Record<string, string>, body = '{}') =>
      sendRequest(path, 'POST', headers, body);
    const expectRefused = async (reply: ReturnType<typeof sendRequest>, status: number) =>
      expect(await reply).toMatchObject({ status, headers: line });
    await expectRefused(post('/log/LogInfo', { origin: 'https://evil.example' }), 403);
    await expectRefused(post('/log/LogInfo', {}), 403);
    await expectRefused(post('/log/LogInfo', { origin, 'transfer-encoding': 'chunked' }, 'x'.repeat(16_385)), 413);
    // By its Content-Length before it has arrived.
    await expectRefused(post('/log/LogInfo', { origin, 'content-length': '16385' }), 413);
    await expectRefused(post('/log/LogInfo', { origin, 'content-encoding': 'gzip' }, 'no gzip'), 400);
    await expectRefused(post('/geo/', { origin }), 405);
    expect(requests).toEqual([]);
  });

  it('SEC-03 accepts at most 120 POSTs a minute from one client address, over all services', async () => {
    const { sendRequest, requests, port } = await createSite(json({}));
    const origin = `http://127.0.0.1:${port}`;
    const paths = Array.from({ length: 121 }, (_, index) => (index % 2 ? '/log/LogInfo' : '/tracking/visits'));
    const replies = await Promise.all(paths.map((path) => sendRequest(path, 'POST', { origin }, '{}')));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toMatchObject([{ headers: line }]);
    expect(requests).toHaveLength(120);
  });

  it.each(['/geo/FR/?brand_code=X', '/currency/SEK/', '/context/?page_culture=sv', '/auth/son-auth/config?lang=sv'])(
    'API-03 forwards a GET of %s',
    async (path) => {
      const { sendRequest, requests } = await createSite(json({ n: 1 }));
      expect((await sendRequest(path)).body).toBe('{"n":1}');
      expect(requests[0]?.url).toBe(path);
    },
  );

  it('GEO-01 sends the origin of the brand to the geo service only, whatever Origin the client sends', async () => {
    const { sendRequest, requests } = await createSite(json({ n: 1 }));
    for (const path of ['/geo/?brand_code=SC', '/currency/SEK/'])
      await sendRequest(path, 'GET', { origin: 'https://evil.example' });
    expect(requests.map(({ headers }) => headers.origin)).toEqual([testBrand('en').origin, undefined]);
  });

  const forged = { 'x-forwarded-for': '192.0.2.7', 'user-agent': 'Phone/1' };

  it.each([
    ['no proxy', undefined, '127.0.0.1'],
    ['the calling proxy', 'loopback', '192.0.2.7'],
  ])(
    'GEO-01 BRAND-04 SEC-06 sends the client address to services for visitors and with voucher checks when %s is trusted',
    async (_, trustProxy, address) => {
      const { sendRequest, requests } = await createSite(json({ n: 1 }), { ...(trustProxy && { trustProxy }) });
      for (const path of ['/geo/', '/context/', '/auth/x', '/tracking/x', '/api/v1/voucher?voucher=x'])
        await sendRequest(path, 'GET', forged);
      for (const { headers } of requests)
        expect(headers).toMatchObject({ 'x-forwarded-for': address, 'user-agent': 'Phone/1' });
    },
  );

  it('GEO-01 sends neither client address nor user agent for responses that all visitors share', async () => {
    const { sendRequest, requests } = await createSite(json({ n: 1 }));
    for (const path of ['/api/v1/blog/home/?culture=en-GB', '/images/x', '/currency/SEK/'])
      await sendRequest(path, 'GET', forged);
    expect(requests.map(({ headers }) => [headers['x-forwarded-for'], headers['user-agent']])).toEqual(
      Array.from({ length: 3 }, () => [undefined, undefined]),
    );
  });

  it('API-01 does not handle other paths', async () => {
    const { sendRequest, requests } = await createSite(json({}));
    expect((await sendRequest('/apisauce/')).body).toBe('nobody');
    expect((await sendRequest('/profile/x')).body).toBe('nobody');
    expect(requests).toEqual([]);
  });

  it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ['times out', () => undefined],
    ['closes the connection', (incoming) => void incoming.socket.destroy()],
  ])('API-05 responds with 502 when the service %s', async (_, handler) => {
    const { sendRequest, codes } = await createSite(handler, { timeoutMs: 100 });
    const { status, headers } = await sendRequest('/geo/');
    expect([status, headers['content-type']]).toEqual([502, 'application/problem+json; charset=utf-8']);
    expect(codes()).toEqual(['proxy.failed']);
  });

  it('API-05 limits the time until a response starts, and not the time until it ends', async () => {
    let reply: ServerResponse | undefined;
    const start = (_: unknown, response: ServerResponse) => void (reply = response).write('first, ');
    const { begin, codes } = await createSite(start, { timeoutMs: 4_000, silenceMs: 60_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { response: begun } = await begin('/auth/widget.js');
    await vi.advanceTimersByTimeAsync(8_000);
    reply?.end('last');
    expect((await begun.toArray()).join('')).toBe('first, last');
    expect(codes()).toEqual([]);
  });

  it('API-05 logs a response that the service cuts off', async () => {
    const { begin, codes } = await createSite((incoming, response) => {
      response.write('first', () => incoming.socket.destroy());
    });
    const { response: reply } = await begin('/auth/widget.js');
    await expect(reply.toArray()).rejects.toThrow('aborted');
    await expect.poll(codes).toEqual(['proxy.failed']);
  });

  it('SSR-06 aborts the call when the client disconnects, and logs nothing', async () => {
    let left: Promise<unknown> | undefined;
    const { begin, sendRequest, codes } = await createSite((incoming, response) => {
      if (incoming.url === '/auth/next.js') return void response.end();
      left = once(response, 'close');
      response.write('first');
    });
    const { sent } = await begin('/auth/widget.js');
    sent.destroy();
    await left;
    await sendRequest('/auth/next.js');
    expect(codes()).toEqual([]);
  });
});
