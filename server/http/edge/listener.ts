import type { Express } from 'express';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { serveFromCache } from './edge-cache.ts';
import { rewriteToOriginForm } from '../request/host.ts';
import type { Config } from '../../config/config.ts';
import type { AppContext } from '../../context.ts';
import { guardPrivateUrl } from './private-url.ts';
import { recordSpan } from '../request/record-request.ts';
import { newRequestId, receiveRequestId, resolveRequest } from '../request/request-info.ts';
import { normaliseForwardedFor } from '../request/trust-proxy.ts';
import { runInSpan } from '../../telemetry/span.ts';

/** Limits against slow and oversized requests. Node closes connections that exceed them. */
const defaultLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Joins two Host headers into one invalid host. Otherwise Node would use the first, and a proxy perhaps the second.
  joinDuplicateHeaders: true,
  // Node's own 400 for an absent Host has no request id and is not logged, so this server sends it.
  requireHostHeader: false,
} as const;

export type ClientLimits = {
  readonly [Name in keyof typeof defaultLimits]: (typeof defaultLimits)[Name] extends number
    ? number
    : (typeof defaultLimits)[Name];
};

const maxUrlLength = 8 * 1024;

/** The latest response on each connection. */
const responses = new WeakMap<Socket, ServerResponse>();

/** Status line and logged reason by error code of Node's parser. */
const refusals: Readonly<Record<string, readonly [status: string, reason: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout'],
};

/** Labels of a request that was refused before its host was known. */
const refusedLabels = (status: number) => ({ route: 'refused', brand: 'none', cache: 'none', status }) as const;

/** Headers of every response, also of those that no code but this file's sends. */
const headersOfAll = ({ staging }: Config): readonly (readonly [name: string, value: string])[] =>
  staging ? [['x-robots-tag', 'noindex']] : [];

/**
 * Responds with a status and one line when Node's parser rejects a request. Browsers and load balancers preconnect: a
 * connection that timed out without a byte gets no response, since the client could take it for the response to its
 * first request.
 */
function refuseUnread(error: NodeJS.ErrnoException, socket: Socket, { config, log, metrics }: AppContext) {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const response = responses.get(socket);
  if (response?.headersSent && !response.writableFinished) {
    // An error response would end up inside the response that is being sent.
    socket.destroy();
    return;
  }
  if (socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const [status, reason] = refusals[error.code ?? ''] ?? ['400 Bad Request', 'syntax'];
  const requestId = newRequestId();
  log.warn({ code: 'request.refused', requestId, reason });
  metrics.countRequest(refusedLabels(Number(status.slice(0, 3))), 0);
  const headers = [
    ...headersOfAll(config),
    ['content-type', 'text/plain'],
    ['x-request-id', requestId],
    ['connection', 'close'],
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n${status.slice(4)}\n`);
}

/**
 * Creates the server: limits first, then the edge cache, then Express. Tests of slow clients shorten the limits, which
 * no setting does.
 */
export function createHttpServer(context: AppContext, app: Express, changed: Partial<ClientLimits> = {}): Server {
  const clientLimits: ClientLimits = { ...defaultLimits, ...changed };
  const { config, log, metrics, tracing } = context;
  const always = headersOfAll(config);
  const refuse = (request: IncomingMessage, response: ServerResponse, status: number, reason: string, text: string) => {
    const requestId = receiveRequestId(request);
    const { traceId } = tracing.begin(request).context;
    log.warn({ code: 'request.refused', requestId, traceId, reason });
    metrics.countRequest(refusedLabels(status), 0);
    const headers = { 'content-type': 'text/plain', 'x-request-id': requestId, connection: 'close' };
    response.writeHead(status, headers).end(text);
  };
  const begin = ({ socket }: IncomingMessage, response: ServerResponse) => {
    responses.set(socket, response);
    for (const [name, value] of always) response.setHeader(name, value);
  };
  const server = createServer({ ...clientLimits, keepAliveTimeout: config.keepAliveMs }, (request, response) => {
    begin(request, response);
    if ((request.url?.length ?? 0) > maxUrlLength) {
      return refuse(request, response, 414, 'length', 'The URL is too long.\n');
    }
    // RFC 9112, section 3.2. HTTP/1.0 has no Host header.
    if (request.headers.host === undefined && request.httpVersion !== '1.0') {
      return refuse(request, response, 400, 'host', 'The request needs one Host header that names a host.\n');
    }
    normaliseForwardedFor(request.headers);
    if (!rewriteToOriginForm(request))
      return refuse(request, response, 400, 'target', 'The request target needs to be a path, without a fragment.\n');
    if (context.lifecycle.phase === 'draining') response.setHeader('connection', 'close');
    guardPrivateUrl(request, response);
    const info = resolveRequest(request, context);
    if (tracing.isRecording) recordSpan(info, request, response);
    if (!serveFromCache(context, info, request, response)) runInSpan(info.span, () => app(request, response));
  });
  // Closes a connection when a client has read nothing of its response for one to two times this period (ms). Otherwise
  // the response would stay in memory. A client that stops sending its request gets a 408 first: Node checks every
  // `connectionsCheckingInterval`.
  server.timeout = clientLimits.requestTimeout + 2 * clientLimits.connectionsCheckingInterval;
  // By default Node responds itself, without a request id.
  server.on('checkExpectation', (request, response) => {
    begin(request, response);
    refuse(request, response, 417, 'expectation', 'Expect may only be 100-continue.\n');
  });
  server.on('clientError', (error, socket: Socket) => refuseUnread(error, socket, context));
  return server;
}
