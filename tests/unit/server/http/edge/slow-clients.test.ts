import { once } from 'node:events';
import express, { type Express } from 'express';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '../../../../../server/http/edge/listener.ts';
import { listen } from '../../support/listen.ts';
import { listenerContext } from '../../support/listener-context.ts';

/** The limits in their real order, a hundred times as short (ms). */
const short = { headersTimeout: 100, requestTimeout: 300, connectionsCheckingInterval: 20 };

async function startHasty(app: Express) {
  const { context, entries } = listenerContext();
  const { port } = await listen(createHttpServer(context, app, short));
  /** Sends one character at a time until the connection ends. Resolves with what was received. */
  async function dribble(bytes: Iterable<string>) {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
    const closed = once(socket, 'close');
    for (const byte of bytes) {
      if (socket.destroyed || !socket.writable) break;
      socket.write(byte);
      await wait(10);
    }
    await closed;
    return received;
  }
  const refused = () => entries.flatMap(({ code, reason }) => (code === 'request.refused' ? [reason] : []));
  return { port, dribble, refused };
}

const start = 'HTTP/1.1\r\nHost: x\r\n';

function* endless(text: string) {
  yield text;
  for (;;) yield 'a';
}

it('SEC-03 closes a connection with 408 when its headers take too long, however steadily they arrive', async () => {
  const { dribble, refused } = await startHasty(express());
  expect(await dribble(endless(`GET / ${start}x: `))).toMatch(/^HTTP\/1.1 408 /);
  expect(refused()).toEqual(['timeout']);
});

it('SEC-03 closes a connection with 408 when its body takes too long, however steadily it arrives', async () => {
  const app = express();
  app.post('/', express.raw({ type: () => true }), (_request, response) => void response.send('read'));
  const { dribble, refused } = await startHasty(app);
  expect(await dribble(endless(`POST / ${start}Content-Length: 100000\r\n\r\n`))).toMatch(/^HTTP\/1.1 408 /);
  expect(refused()).toEqual(['timeout']);
});

it('SEC-03 closes a connection whose client reads nothing, and serves others meanwhile', async () => {
  const app = express();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  app.post('/stream', (_request, response) => {
    response.once('close', resolve);
    // More than the buffers of both sockets hold.
    const write = () => {
      while (response.write('x'.repeat(1_000_000)));
      response.once('drain', write);
    };
    write();
  });
  app.post('/other', (_request, response) => void response.send('read'));
  const { port, dribble } = await startHasty(app);
  const socket = connect(port, '127.0.0.1', () => socket.write(`POST /stream ${start}Content-Length: 0\r\n\r\n`));
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.pause();
  expect(await dribble([`POST /other ${start}Content-Length: 0\r\nConnection: close\r\n\r\n`])).toMatch(
    /^HTTP\/1.1 200 [^]*read$/,
  );
  await ended;
});
