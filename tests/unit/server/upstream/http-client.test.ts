import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { CircuitOpenError } from '../../../../server/async/breaker.ts';
import { listen } from '../support/listen.ts';
import { testHttpClient } from '../support/test-http-client.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A local service that responds with `handler`, and an HTTP client for it. */
async function createService(handler: Handler, connections = 4) {
  const service = { handler, requests: [] as IncomingMessage[], sockets: 0 };
  const { server, origin } = await listen((request, response) => {
    service.requests.push(request);
    service.handler(request, response);
  });
  server.on('connection', () => (service.sockets += 1));
  const { httpClient, codes, clock, metrics, samples } = testHttpClient({ connections });
  const send = (signal = new AbortController().signal, path = '/v1/x/') =>
    httpClient.send(origin + path, origin + path, { requestId: 'r-7', signal });
  return { service, origin, httpClient, send, codes, clock, metrics, samples };
}

const healthy: Handler = (_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"n":1}');
const failing: Handler = (_, response) => response.writeHead(503).end('{}');

describe('the HTTP client', () => {
  it.each<[string, Handler, boolean]>([
    ['waits for its response', () => undefined, false],
    ['reads its response', (_, response) => void response.writeHead(200).write('{"n":'), false],
    ['begins afterwards', healthy, true],
  ])('OPS-03 aborts a call that %s when the process stops', async (_, handler, isLate) => {
    const { service, httpClient, send, codes } = await createService(handler);
    if (isLate) await httpClient.close();
    const outcome = send().catch((error: unknown) => error);
    if (!isLate) {
      await vi.waitFor(() => expect(service.requests).toHaveLength(1), 10_000);
      await httpClient.close();
    }
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    expect(codes()).toEqual([]);
  });

  it('API-05 OPS-02 reuses its connections and sends the request id', async () => {
    const { service, send } = await createService(healthy);
    for (let count = 0; count < 10; count += 1) {
      const { status, contentType, text } = await send();
      expect([status, contentType, await text()]).toEqual([200, 'application/json', '{"n":1}']);
    }
    expect(service.sockets).toBeLessThan(3);
    expect(service.requests[0]?.headers).toMatchObject({ 'x-request-id': 'r-7', accept: 'application/json' });
    expect(service.requests[0]?.headers).not.toHaveProperty('cookie');
  });

  it('API-05 PAGE-09 posts JSON with an Authorization header', async () => {
    const bodies: string[] = [];
    const { service, origin, httpClient } = await createService((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push(body);
        healthy(request, response);
      });
    });
    const post = { name: 'profile/x', json: { name: 'Ann' }, authorization: 'Bearer x' };
    const { status } = await httpClient.send(origin, `${origin}/v1/x/`, {
      requestId: 'r-7',
      signal: new AbortController().signal,
      post,
    });
    expect([status, bodies]).toEqual([200, ['{"name":"Ann"}']]);
    expect(service.requests[0]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json', 'x-request-id': 'r-7' },
    });
  });

  it('API-05 limits the number of concurrent connections to a service', async () => {
    const held: ServerResponse[] = [];
    const { service, send } = await createService((_, response) => void held.push(response), 3);
    const replies = Promise.all(Array.from({ length: 9 }, () => send()));
    await vi.waitFor(() => expect(held).toHaveLength(3), 10_000);
    // No further request arrives while the service holds its responses.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect([held.length, service.sockets]).toEqual([3, 3]);
    service.handler = healthy;
    for (const response of held) response.writeHead(200).end('{}');
    expect(await replies).toHaveLength(9);
    expect(service.sockets).toBe(3);
  });

  it('OPS-02 counts requests that wait for a connection, and those in flight', async () => {
    const held: ServerResponse[] = [];
    const { httpClient, send, metrics, samples } = await createService((_, response) => void held.push(response), 2);
    metrics.upstream.watchClient(httpClient);
    const replies = Promise.all(Array.from({ length: 5 }, () => send()));
    await vi.waitFor(() => expect(held).toHaveLength(2), 10_000);
    expect(await samples(/^upstream_(?:running|queued)_requests/)).toEqual({
      'upstream_running_requests{pool="services"}': 2,
      'upstream_running_requests{pool="pictures"}': 0,
      'upstream_queued_requests{pool="services"}': 3,
      'upstream_queued_requests{pool="pictures"}': 0,
    });
    const release = setInterval(() => held.splice(0).forEach((response) => response.end('{}')), 1);
    await replies;
    clearInterval(release);
  });

  it('OPS-02 counts proxied calls and posts by their name', async () => {
    const { service, origin, httpClient, samples } = await createService(healthy);
    const { signal } = new AbortController();
    const statusOf =
      (status: number): Handler =>
      (_, response) =>
        response.writeHead(status).end('{}');
    for (const status of [200, 404, 503]) {
      service.handler = statusOf(status);
      const { body } = await httpClient.call(`${origin}/geo/`, { name: 'geo', signal });
      await body.dump();
    }
    await httpClient.send(origin, origin, { requestId: 'r-7', signal, post: { name: 'api/x', json: {} } });
    const gone = httpClient.call(`${origin}/geo/`, { name: 'geo', signal: AbortSignal.abort() });
    await expect(gone).rejects.toThrow();
    const sample = (call: string, outcome: string) => `upstream_requests_total{call="${call}",outcome="${outcome}"}`;
    expect(await samples(/^upstream_requests_total/)).toEqual({
      [sample('geo', 'ok')]: 1,
      [sample('geo', 'not-found')]: 1,
      [sample('geo', 'error')]: 1,
      [sample('geo', 'aborted')]: 1,
      [sample('api/x', 'error')]: 1,
    });
  });

  it('API-05 rejects when its signal aborts or times out', async () => {
    const { send } = await createService(() => undefined);
    await expect(send(AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(send(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('API-05 rejects when the response has more than 8 MB', async () => {
    const { service, send } = await createService((_, response) => response.end(Buffer.alloc(8 * 2 ** 20)));
    expect(await send()).toMatchObject({ status: 200 });
    service.handler = (_, response) => response.end(Buffer.alloc(8 * 2 ** 20 + 1));
    await expect(send()).rejects.toThrow('exceeded');
  });

  it('API-02 resolves with error statuses of the service without a retry', async () => {
    const { send } = await createService(failing);
    expect(await send()).toMatchObject({ status: 503 });
    const { service, send: again } = await createService((_, response) => response.writeHead(404).end());
    expect(await again()).toMatchObject({ status: 404, contentType: '' });
    expect(service.requests).toHaveLength(1);
  });
});

type Ending = (socket: Socket) => void;
const endings: readonly (readonly [string, Ending])[] = [
  ['closed', (socket) => socket.destroy()],
  ['reset', (socket) => socket.resetAndDestroy()],
];

describe('a connection that ends before the first byte of a response', () => {
  /** A service that serves one call on each of `connections` connections, and ends a connection when it is used again. */
  async function createForgetful(end: Ending, connections = 3) {
    const used = new Set<Socket>();
    const held: (() => void)[] = [];
    const created = await createService((request, response) => {
      const { socket } = request;
      if (used.has(socket)) return end(socket);
      used.add(socket);
      held.push(() => healthy(request, response));
      // Opens all connections before the first response, so that all are pooled afterwards.
      if (held.length >= connections) for (const reply of held.splice(0)) reply();
    }, connections);
    await Promise.all(Array.from({ length: connections }, () => created.send()));
    created.service.requests.length = 0;
    created.service.handler = (request, response) =>
      used.has(request.socket) ? end(request.socket) : healthy(request, response);
    return created;
  }

  it.each(endings)('API-07 is replaced for a GET without an error when it was %s', async (_, end) => {
    const { service, send, codes } = await createForgetful(end);
    expect(await Promise.all([send(), send(), send()])).toMatchObject([
      { status: 200 },
      { status: 200 },
      { status: 200 },
    ]);
    expect(service.requests).toHaveLength(6);
    expect(codes()).toEqual([]);
  });

  it.each(endings)('API-07 causes exactly one retry when it was %s', async (_, end) => {
    const { service, send } = await createForgetful(end);
    service.handler = ({ socket }) => end(socket);
    await expect(send()).rejects.toThrow();
    expect(service.requests).toHaveLength(2);
  });

  it.each(endings)(
    'API-07 fails a POST without a retry, as it may have been processed, when it was %s',
    async (_, end) => {
      const { service, origin, httpClient } = await createForgetful(end);
      const { signal } = new AbortController();
      await expect(
        httpClient.send(origin, `${origin}/v1/x/`, { requestId: 'r-7', signal, post: { name: 'api/x', json: {} } }),
      ).rejects.toThrow();
      expect(service.requests).toHaveLength(1);
    },
  );

  it('API-07 fails a GET without a retry when the connection was new', async () => {
    const { service, send } = await createService(({ socket }) => void socket.destroy());
    await expect(send()).rejects.toThrow();
    expect(service.requests).toHaveLength(1);
  });

  it('API-07 fails a GET without a retry when its caller aborted it', async () => {
    const caller = new AbortController();
    const { service, send } = await createForgetful((socket) => {
      caller.abort();
      socket.destroy();
    });
    await expect(send(caller.signal)).rejects.toThrow();
    expect(service.requests).toHaveLength(1);
  });
});

const anyCaller = () => new AbortController().signal;

describe('the circuit breaker of a call', () => {
  it('API-05 stops calling a service that fails, and tries it again after five seconds', async () => {
    const { service, send, codes, clock } = await createService(failing);
    for (let count = 0; count < 10; count += 1) await send();
    await expect(send()).rejects.toBeInstanceOf(CircuitOpenError);
    expect([service.requests.length, codes()]).toEqual([10, ['upstream.breaker.open']]);
    service.handler = healthy;
    clock.ms = 5_000;
    expect(await send()).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ status: 200 });
    expect(codes()).toEqual(['upstream.breaker.open', 'upstream.breaker.closed']);
  });

  it('API-05 counts calls that time out as failures', async () => {
    const { send, codes } = await createService(() => undefined);
    const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    for (let count = 0; count < 10; count += 1) await send(late).catch(() => undefined);
    expect(codes()).toEqual(['upstream.breaker.open']);
  });

  it('API-05 stays closed after 404 responses and after clients that disconnect', async () => {
    const { service, send, codes } = await createService((_, response) => response.writeHead(404).end());
    for (let count = 0; count < 12; count += 1) await send();
    for (let count = 0; count < 30; count += 1) await send(AbortSignal.abort()).catch(() => undefined);
    service.handler = healthy;
    expect(await send()).toMatchObject({ status: 200 });
    expect(codes()).toEqual([]);
  });

  it('OPS-02 has a state in the metrics, by its name', async () => {
    const { service, origin, httpClient, send, clock, metrics, samples } = await createService(failing);
    metrics.upstream.watchClient(httpClient);
    const state = async () =>
      (await samples(/^upstream_breaker_state/))[`upstream_breaker_state{breaker="${origin}/v1/x/"}`];
    await send();
    expect(await state()).toBe(0);
    for (let count = 1; count < 10; count += 1) await send();
    expect(await state()).toBe(2);
    clock.ms += 5_000;
    expect(await state()).toBe(1);
    service.handler = healthy;
    await send();
    expect(await state()).toBe(0);
  });

  it('API-05 SEO-07 is separate for each call of a service, so that its other calls continue', async () => {
    const { service, send } = await createService((request, response) =>
      (request.url === '/v1/sick/' ? failing : healthy)(request, response),
    );
    for (let count = 0; count < 10; count += 1) await send(anyCaller(), '/v1/sick/');
    await expect(send(anyCaller(), '/v1/sick/')).rejects.toBeInstanceOf(CircuitOpenError);
    expect(await send()).toMatchObject({ status: 200 });
    expect(service.requests).toHaveLength(11);
  });
});
