import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCertificate, openssl } from '../support/certificate.ts';
import { type Balancer, balancers, startBalancer } from './balancer.ts';
import { startRecorder } from './recorder.ts';
import { host, send } from './send.ts';

const certificate = openssl && createCertificate([host]);
const forged = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'de.localhost',
  forwarded: 'for=203.0.113.9',
};

const [one, two] = [await startRecorder('one'), await startRecorder('two')];
const both = [one, two];
afterAll(() => {
  for (const recorder of both) recorder.stop();
});

const seen = () => both.flatMap(({ requests }) => requests);

describe.each(balancers)('$title', ({ name, isSkipped }) => {
  let balancer: Balancer;
  beforeAll(async () => {
    if (!isSkipped) balancer = await startBalancer(name, { sites: [one.port, two.port] });
  });
  afterAll(() => balancer?.stop());
  afterEach(() => {
    for (const recorder of both) {
      recorder.requests.length = 0;
      recorder.respondBy((_request, response) => response.end());
    }
  });

  it.skipIf(isSkipped)(
    'BRAND-04 sends the client’s address and scheme, never those that the client claims',
    async () => {
      await send(balancer.port, '/', { headers: forged, localAddress: '127.0.0.2' });
      const [{ headers } = { headers: undefined }] = seen();
      expect(headers).toMatchObject({ host, 'x-forwarded-for': '127.0.0.2', 'x-forwarded-proto': 'http' });
      expect(headers).not.toHaveProperty('x-forwarded-host');
      expect(headers).not.toHaveProperty('forwarded');
    },
  );

  it.skipIf(isSkipped)('OPS-07 passes on a response with the longest headers of tags', async () => {
    for (const recorder of both) {
      recorder.respondBy((_request, response) => {
        for (const header of ['surrogate-key', 'cache-tag']) response.setHeader(header, 'x'.repeat(7_500));
        response.setHeader('content-security-policy', 'x'.repeat(500));
        response.end();
      });
    }
    expect((await send(balancer.port, '/')).status).toBe(200);
  });

  it.skipIf(isSkipped || !certificate)('BRAND-04 ends TLS, says so to the site, and redirects http', async () => {
    const secure = await startBalancer(name, { sites: [one.port, two.port], certificate });
    try {
      await send(secure.securePort, '/slots/', { isSecure: true, headers: { 'x-forwarded-proto': 'http' } });
      expect(seen().map(({ headers }) => headers)).toEqual([
        expect.objectContaining({ host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' }),
      ]);
      const { status, location } = await send(secure.port, '/slots/?page=2');
      expect([status, location]).toEqual([301, `https://${host}/slots/?page=2`]);
    } finally {
      await secure.stop();
    }
  });

  it.skipIf(isSkipped)(
    'OPS-03 sends paths and Accept-Encoding as they came, and compresses nothing itself',
    async () => {
      const text = 'a'.repeat(4_000);
      for (const recorder of both) {
        recorder.respondBy((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(text));
      }
      const reply = await send(balancer.port, '//x/../y/%2e%2e/?q=a%20b', {
        headers: { 'accept-encoding': 'br, gzip' },
      });
      const [{ url, headers } = { url: undefined, headers: undefined }] = seen();
      expect([url, headers?.['accept-encoding']]).toEqual(['//x/../y/%2e%2e/?q=a%20b', 'br, gzip']);
      expect(reply.text).toBe(text);
    },
  );

  it.skipIf(isSkipped)('SSR-01 sends the first part of a stream before the second is there', async () => {
    const { promise: hasShell, resolve } = Promise.withResolvers<void>();
    for (const recorder of both) {
      recorder.respondBy((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).write('<shell>');
        void hasShell.then(() => response.end('<rest>'));
      });
    }
    const text = await new Promise<string>((done, reject) => {
      let received = '';
      const outgoing = request({ host: '127.0.0.1', port: balancer.port, headers: { host } }, (incoming) => {
        incoming.on('data', (chunk: Buffer) => {
          received += chunk.toString();
          if (received.includes('<shell>')) resolve();
        });
        incoming.once('end', () => done(received));
      });
      outgoing.once('error', reject).end();
    });
    expect(text).toBe('<shell><rest>');
  });

  it.skipIf(isSkipped)('SSR-06 closes the request to the site when the client disconnects', async () => {
    const arrived = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    for (const recorder of both) {
      recorder.respondBy((_request, response) => {
        response.once('close', left.resolve);
        arrived.resolve();
      });
    }
    const outgoing = request({ host: '127.0.0.1', port: balancer.port, headers: { host }, agent: false });
    outgoing.once('error', () => undefined).end();
    await arrived.promise;
    outgoing.destroy();
    await expect(left.promise).resolves.toBeUndefined();
  });

  it.skipIf(isSkipped)('OPS-03 repeats a GET that lost its instance on the other one', async () => {
    for (const recorder of both) {
      recorder.respondBy(({ socket }, response) => {
        if (seen().length === 1) socket.destroy();
        else response.end('whole');
      });
    }
    expect(await send(balancer.port, '/')).toMatchObject({ status: 200, text: 'whole' });
    expect(both.map(({ requests }) => requests.length)).toEqual([1, 1]);
  });

  it.skipIf(isSkipped)('OPS-03 never repeats a POST that an instance has received', async () => {
    for (const recorder of both) recorder.respondBy(({ socket }) => socket.destroy());
    const { status } = await send(balancer.port, '/log/LogInfo', { method: 'POST', body: '{}' });
    expect([status, seen().length]).toEqual([502, 1]);
  });

  it.skipIf(isSkipped)('OPS-03 never repeats a request because of the status of its response', async () => {
    for (const recorder of both) recorder.respondBy((_request, response) => response.writeHead(503).end('late'));
    expect(await send(balancer.port, '/')).toMatchObject({ status: 503, text: 'late' });
    expect(seen()).toHaveLength(1);
  });
});
