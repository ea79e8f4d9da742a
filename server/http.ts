import type { Express } from 'express';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerEarly } from './front.ts';
import { takeHostOfAddress } from './hosts.ts';
import type { Parts } from './parts.ts';
import { newRequestId, requestIdOf } from './request-id.ts';

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

/**
 * A client that does not read its answer would keep it for ever: Node cuts the connection when nothing has moved for this long (ms), or
 * twice that. One that stops sending its request gets a 408 before: Node looks every `connectionsCheckingInterval`.
 */
const stalledTimeout = limits.requestTimeout + 2 * limits.connectionsCheckingInterval;

const maxUrlLength = 8 * 1024;

/** The last answer that was begun on a connection. */
const answers = new WeakMap<Socket, ServerResponse>();

/** Status and reason, as logged, by the code of what Node's parser does not take. */
const refusals: Readonly<Record<string, readonly [status: string, reason: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout'],
};

/** What Node's parser refuses gets a status and one line instead of a cut connection. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Socket, { config, log }: Parts) {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const answer = answers.get(socket);
  if (answer?.headersSent && !answer.writableFinished) {
    // Words of its own would land in the middle of the answer.
    socket.destroy();
    return;
  }
  const [status, reason] = refusals[error.code ?? ''] ?? ['400 Bad Request', 'syntax'];
  const requestId = newRequestId();
  // Browsers open connections ahead of need: who has said nothing was refused nothing.
  if (socket.bytesRead > 0) log.warn({ code: 'request.refused', requestId, reason });
  const staging = config.staging ? 'x-robots-tag: noindex\r\n' : '';
  const headers = `content-type: text/plain\r\n${staging}x-request-id: ${requestId}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${status.slice(4)}\n`);
}

/** The server: limits, then what is at hand, then Express for everything else. */
export function createHttpServer(parts: Parts, app: Express): Server {
  const { config, log } = parts;
  const isStaging = config.staging;
  const refuse = (request: IncomingMessage, response: ServerResponse, status: number, reason: string, text: string) => {
    const requestId = requestIdOf(request);
    log.warn({ code: 'request.refused', requestId, reason });
    const headers = { 'content-type': 'text/plain', 'x-request-id': requestId, connection: 'close' };
    response.writeHead(status, headers).end(text);
  };
  const begin = ({ socket }: IncomingMessage, response: ServerResponse) => {
    answers.set(socket, response);
    if (isStaging) response.setHeader('x-robots-tag', 'noindex');
  };
  const server = createServer(limits, (request, response) => {
    begin(request, response);
    if ((request.url?.length ?? 0) > maxUrlLength) {
      return refuse(request, response, 414, 'length', 'The address is too long.\n');
    }
    if (!takeHostOfAddress(request)) return refuse(request, response, 400, 'address', 'This is no address.\n');
    if (parts.lifecycle.phase === 'draining') response.setHeader('connection', 'close');
    if (!answerEarly(parts, request, response)) app(request, response);
  });
  server.timeout = stalledTimeout;
  // Node would answer by itself, without an id.
  server.on('checkExpectation', (request, response) => {
    begin(request, response);
    refuse(request, response, 417, 'expectation', 'Nothing but 100-continue can be expected.\n');
  });
  server.on('clientError', (error, socket: Socket) => refuseUnread(error, socket, parts));
  return server;
}
