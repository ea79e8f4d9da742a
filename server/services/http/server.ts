import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Faults } from '../faults/faults.ts';
import { logCodes } from '../log-codes.ts';
import type { AnswerCache } from './answer-cache.ts';
import { askerOf } from './asker.ts';
import { caching } from './answer.ts';
import { readJson } from './body.ts';
import type { ReadClock } from './clock.ts';
import { type CorsHeaders, preflightHeaders } from './cors.ts';
import { ProblemError, problemAnswer } from './problem.ts';
import type { Router } from './router.ts';
import { seal, type SealedAnswer, send } from './send.ts';

export interface ServerParts {
  router: Router;
  cors: CorsHeaders;
  kept: AnswerCache;
  readClock: ReadClock;
  log: Logger;
  /** Present only where faults may be set. */
  faults?: Faults;
}

const longestUrl = 8 * 1024;
const requestIdPattern = /^[\w.-]{1,100}$/;

function problem(error: unknown, log: Logger, url: string): SealedAnswer {
  if (error instanceof ProblemError) return seal(problemAnswer(error.status, error.message, error.headers));
  log.error({ code: logCodes.requestFailed, url, err: error });
  return seal(problemAnswer(500));
}

/** The response to a request before a fault changes it. */
async function answerTo(
  request: IncomingMessage,
  { id, signal }: { id: string; signal: AbortSignal },
  parts: ServerParts,
): Promise<SealedAnswer> {
  const url = request.url ?? '/';
  if (url.length > longestUrl) return seal(problemAnswer(414, 'the url has more than 8 kB'));
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const kept = method === 'GET' ? parts.kept.get(url) : undefined;
  if (kept) return kept;

  const queryAt = url.indexOf('?');
  const methods = parts.router(queryAt < 0 ? url : url.slice(0, queryAt));
  if (!methods) return seal(problemAnswer(404, 'there is no such call'));
  const match = methods.get(method);
  if (!match) {
    const allowed = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
    if (method === 'OPTIONS') return seal({ ...problemAnswer(204), headers: { ...preflightHeaders, Allow: allowed } });
    return seal(problemAnswer(405, `${method} is not one of ${allowed}`, { Allow: allowed }));
  }
  const { endpoint, params } = match;
  const search = new URLSearchParams(queryAt < 0 ? '' : url.slice(queryAt));
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const asker = askerOf(request);
  const body = () => readJson(request);
  const time = parts.readClock(method === 'GET' ? search : new URLSearchParams());
  const { now } = time;
  const answer = await endpoint.answer({ id, asker, signal, search, now, params, header, body });
  if (time.isEmulated) return seal({ ...answer, cacheControl: caching.never });
  const sealed = seal(answer);
  if (endpoint.constant && sealed.status === 200) parts.kept.set(url, sealed);
  return sealed;
}

async function handle(request: IncomingMessage, response: ServerResponse, parts: ServerParts): Promise<void> {
  const { log, faults } = parts;
  const started = performance.now();
  const url = request.url ?? '/';
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', id);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  for (const [name, value] of Object.entries(parts.cors(request.headers.origin))) response.setHeader(name, value);

  const disconnect = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) disconnect.abort();
  });
  const { signal } = disconnect;

  const fault = faults?.take(request.method ?? 'GET', url, id);
  try {
    const answer = await answerTo(request, { id, signal }, parts).catch((error: unknown) => {
      // The client has disconnected, so work that was aborted for this reason is no error.
      if (signal.aborted) return undefined;
      return problem(error, log, url);
    });
    if (!answer) return;
    if (fault) await fault.send(request, response, answer);
    else send(request, response, answer);
  } finally {
    log.debug({
      code: logCodes.requestAnswered,
      requestId: id,
      method: request.method,
      url,
      status: response.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  }
}

/**
 * The services' HTTP server, not yet listening. Slow and oversized requests meet the limits of the site; a connection at rest is closed
 * sooner, and a reader that takes nothing is not cut off.
 */
export function createServicesServer(parts: ServerParts): Server {
  return createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 30_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      handle(request, response, parts).catch((error: unknown) => {
        parts.log.error({ code: logCodes.requestFailed, url: request.url, err: error });
        response.destroy();
      });
    },
  );
}
