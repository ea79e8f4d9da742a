import type { Express } from 'express';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerEarly } from './front.ts';
import { takeHostOfAddress } from './hosts.ts';
import type { Parts } from './parts.ts';

/** Limits against slow and oversized requests; Node ends what exceeds them. */
const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  // Two Host headers are then one that names no host; Node would believe the first, and a proxy in front perhaps the second.
  joinDuplicateHeaders: true,
} as const;

/** Who reads nothing of an answer would keep it for ever: Node cuts the connection when nothing has moved for this long (ms), or twice that. */
const stalledTimeout = 30_000;

const maxUrlLength = 8 * 1024;

/** The last answer that was begun on a connection. */
const answers = new WeakMap<Socket, ServerResponse>();

/** What Node's parser refuses gets a status and one line instead of a cut connection. */
function refuse(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const answer = answers.get(socket);
  if (answer?.headersSent && !answer.writableFinished) {
    // Words of its own would land in the middle of the answer.
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n${status.slice(4)}\n`);
}

/** The server: limits, then what is at hand, then Express for everything else. */
export function createHttpServer(parts: Parts, app: Express): Server {
  const isStaging = parts.config.staging;
  const server = createServer(limits, (request, response) => {
    answers.set(request.socket, response);
    if (isStaging) response.setHeader('x-robots-tag', 'noindex');
    if ((request.url?.length ?? 0) > maxUrlLength) {
      response.writeHead(414, { 'content-type': 'text/plain', connection: 'close' }).end('The address is too long.\n');
      return;
    }
    if (!takeHostOfAddress(request)) {
      response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' }).end('This is no address.\n');
      return;
    }
    if (parts.lifecycle.phase === 'draining') response.setHeader('connection', 'close');
    if (!answerEarly(parts, request, response)) app(request, response);
  });
  server.timeout = stalledTimeout;
  server.on('clientError', refuse);
  return server;
}
