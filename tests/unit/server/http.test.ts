import express from 'express';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../../server/http.ts';
import type { Parts } from '../../../server/parts.ts';
import { recordingLog } from './support/recording-log.ts';
import { testConfig } from './support/test-config.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function createTestServer() {
  const { log, entries } = recordingLog();
  const parts = { config: testConfig(), log } as unknown as Parts;
  const server = createHttpServer(parts, express());
  return { server, entries };
}

/** A server that listens, and what it answers to exactly these bytes. */
async function listen() {
  const { server, entries } = createTestServer();
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.once('close', () => resolve(answer));
      socket.once('error', reject);
    });
  return { server, raw, entries };
}

const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

it('SEC-03 waits for nobody without end: for headers, a request, or somebody who reads', () => {
  const { headersTimeout, requestTimeout, timeout } = createTestServer().server;
  expect({ headersTimeout, requestTimeout, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    // After the others, which are looked at every two seconds: who sends too slowly is told so before the connection is cut.
    timeout: 34_000,
  });
});

describe('a request that is refused unread', () => {
  it.each([
    [414, 'length', `GET /${'a'.repeat(8_192)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    [400, 'address', 'GET ftp://x/ HTTP/1.1\r\nHost: x\r\n\r\n'],
    [400, 'syntax', 'what?\r\n\r\n'],
    [431, 'headers', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'a'.repeat(17_000)}\r\n\r\n`],
  ])('OPS-02 SEC-03 is %i, has an id and one line of the log: %s', async (status, reason, bytes) => {
    const { raw, entries } = await listen();
    const answer = await raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [, requestId] = /x-request-id: ([\w-]+)/i.exec(answer) ?? [];
    expect(requestId).toBeDefined();
    expect(entries).toEqual([{ level: 'warn', code: 'request.refused', requestId, reason }]);
  });

  it('OPS-02 SEC-03 is 408 when it takes too long, and is logged unless nothing was said at all', async () => {
    const { server, raw, entries } = await listen();
    server.once('connection', (socket) => socket.once('data', () => server.emit('clientError', late, socket)));
    expect(await raw('GET / HT')).toMatch(/^HTTP\/1.1 408 /);
    expect(entries).toMatchObject([{ reason: 'timeout' }]);
    server.once('connection', (socket) => server.emit('clientError', late, socket));
    expect(await raw('')).toMatch(/^HTTP\/1.1 408 /);
    expect(entries).toHaveLength(1);
  });
});
