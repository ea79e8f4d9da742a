import express, { type Express } from 'express';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../../../server/config/read.ts';
import { createHttpServer } from '../../../../../server/http/edge/listener.ts';
import { listen } from '../../support/listen.ts';
import { listenerContext } from '../../support/listener-context.ts';

function createTestServer(app = express(), environment: Environment = {}) {
  const { context, entries } = listenerContext(environment);
  const server = createHttpServer(context, app);
  return { server, entries };
}

/** A listening server, and a function that sends raw bytes and returns the raw response. */
async function start(app?: Express, environment?: Environment) {
  const { server, entries } = createTestServer(app, environment);
  const { port } = await listen(server);
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let response = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (response += chunk.toString()));
      socket.once('close', () => resolve(response));
      socket.once('error', reject);
    });
  return { server, raw, entries };
}

const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

describe('a request that the parser rejects', () => {
  it.each([
    [414, 'length', `GET /${'a'.repeat(8_192)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    [400, 'target', 'GET ftp://x/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    [400, 'target', 'GET /slots/#top HTTP/1.1\r\nHost: x\r\n\r\n'],
    [400, 'target', 'GET /?q=#top HTTP/1.1\r\nHost: x\r\n\r\n'],
    [400, 'target', 'GET http://x/#top HTTP/1.1\r\nHost: x\r\n\r\n'],
    [400, 'host', 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'host', 'GET http://x/ HTTP/1.1\r\n\r\n'],
    [400, 'syntax', 'what?\r\n\r\n'],
    [431, 'headers', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'a'.repeat(17_000)}\r\n\r\n`],
  ])('OPS-02 SEC-03 gets %i with a request id, and one log line: %s', async (status, reason, bytes) => {
    const { raw, entries } = await start();
    const response = await raw(bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [, requestId] = /x-request-id: ([\w-]+)/i.exec(response) ?? [];
    expect(requestId).toBeDefined();
    expect(entries).toEqual([expect.objectContaining({ level: 'warn', code: 'request.refused', requestId, reason })]);
  });

  it.each([
    ['is too long', `GET /${'a'.repeat(8_192)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['the parser rejects', 'what?\r\n\r\n'],
    ['has an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: 999\r\nConnection: close\r\n\r\n'],
  ])('BRAND-08 gets the headers of every response: one that %s', async (_, bytes) => {
    const { raw } = await start(undefined, { SITE_ENV: 'staging' });
    expect(await raw(bytes)).toMatch(/^HTTP\/1.1 4\d\d .*\r\nx-robots-tag: noindex\r\n/s);
  });

  it('OPS-02 SEC-03 gets 408 when it takes too long, and is logged', async () => {
    const { server, raw, entries } = await start();
    server.once('connection', (socket) => socket.once('data', () => server.emit('clientError', late, socket)));
    expect(await raw('GET / HT')).toMatch(/^HTTP\/1.1 408 /);
    expect(entries).toMatchObject([{ reason: 'timeout' }]);
  });

  it('SEC-05 gets no response when the client has sent no bytes', async () => {
    const { server, raw, entries } = await start();
    server.once('connection', (socket) => server.emit('clientError', late, socket));
    expect(await raw('')).toBe('');
    expect(entries).toEqual([]);
  });
});

describe('X-Forwarded-For', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:5678', '192.0.2.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['6.6.6.6:1, 192.0.2.7:5678', '192.0.2.7'],
    ['unknown', 'unknown'],
  ])('SEC-05 %s gives the client address %s without its port', async (forwarded, address) => {
    const app = express();
    app.set('trust proxy', 1);
    app.use((request, response) => void response.end(request.ip));
    const { raw } = await start(app);
    const text = await raw(
      `POST /x HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${forwarded}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    expect(text.split('\r\n\r\n')[1]).toBe(address);
  });
});

it('OPS-02 keeps idle connections open for KEEP_ALIVE_S', () => {
  expect(createTestServer().server.keepAliveTimeout).toBe(65_000);
  const { server } = createTestServer(express(), { KEEP_ALIVE_S: '620' });
  expect(server.keepAliveTimeout).toBe(620_000);
});
