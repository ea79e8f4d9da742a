import { randomUUID } from 'node:crypto';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Faults } from '../faults/faults.ts';
import { logCodes } from '../log-codes.ts';
import { readJson } from './body.ts';
import type { ReadClock } from './clock.ts';
import { type CorsHeaders, preflightHeaders } from './cors.ts';
import type { Endpoint } from './endpoint.ts';
import { ProblemError, problemResponse } from './problem.ts';
import { caching, noContent, sendResponse, type ServiceResponse } from './response.ts';

export interface AppOptions {
  endpoints: readonly Endpoint[];
  cors: CorsHeaders;
  readClock: ReadClock;
  log: Logger;
  /** Undefined where faults may not be injected. */
  faults: Faults | undefined;
  /** Responses of constant endpoints. Clear it when the content has changed. */
  cache?: ResponseCache;
}

const mostUrlLength = 8 * 1024;
const cacheBytes = 32 * 1024 * 1024;
const requestIdPattern = /^[\w.-]{1,100}$/;

const logRequests =
  (log: Logger): RequestHandler =>
  ({ method, originalUrl: url }, response, next) => {
    const started = performance.now();
    response.once('close', () => {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const requestId = response.get('X-Request-Id');
      log.debug({ code: logCodes.requestCompleted, requestId, method, url, status: response.statusCode, ms });
    });
    next();
  };

const commonHeaders =
  (cors: CorsHeaders): RequestHandler =>
  (request, response, next) => {
    const id = request.get('X-Request-Id') ?? '';
    response.set({
      'X-Request-Id': requestIdPattern.test(id) ? id : randomUUID(),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...cors(request.get('Origin')),
    });
    next();
  };

/**
 * Lets a request with `no-cache` get a 304. The directive is for caches (RFC 9111, section 5.2.1.4), and fetch adds it to a
 * request with an If-None-Match of its own, but Express would ignore If-None-Match.
 */
const allowConditional: RequestHandler = ({ headers }, _response, next) => {
  delete headers['cache-control'];
  next();
};

const limitUrl: RequestHandler = ({ originalUrl }, _response, next) => {
  if (originalUrl.length > mostUrlLength) throw new ProblemError(414, 'the URL has more than 8 kB');
  next();
};

export const createResponseCache = () =>
  new LRUCache<string, ServiceResponse & { body: Buffer }>({
    maxSize: cacheBytes,
    sizeCalculation: ({ body }, url) => url.length * 2 + body.length + 500,
  });
export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Runs endpoints, and caches the responses of constant ones. */
function createHandlers(readClock: ReadClock, cache: ResponseCache): (endpoint: Endpoint) => RequestHandler {
  return ({ constant, handle }) =>
    async (request, response) => {
      const { originalUrl: url, query, body, params } = request;
      const cached = constant && cache.get(url);
      if (cached) return sendResponse(response, cached);
      const disconnect = new AbortController();
      response.once('close', () => {
        if (!response.writableFinished) disconnect.abort();
      });
      const { now, isEmulated } = readClock(request.method === 'POST' ? {} : query);
      const result = await handle(
        { query, body },
        {
          clientKey: ipKeyGenerator(request.ip ?? ''),
          signal: disconnect.signal,
          now,
          params: params as Record<string, string>,
          header: (name) => request.get(name),
        },
      );
      if (isEmulated) {
        return sendResponse(response, { ...result, headers: { ...result.headers, 'Cache-Control': caching.never } });
      }
      if (constant && result.status === 200) cache.set(url, { ...result, body: Buffer.from(result.body ?? '') });
      sendResponse(response, result);
    };
}

/** Responds to OPTIONS, and rejects methods that a path doesn't have. */
function rejectMethods(methods: readonly string[]): RequestHandler {
  const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return ({ method }, response) => {
    if (method !== 'OPTIONS') throw new ProblemError(405, `${method} is not one of ${allowed}`, { Allow: allowed });
    sendResponse(response.set({ ...preflightHeaders, Allow: allowed }), noContent());
  };
}

/**
 * Sends a thrown problem, or an error that Express or its body parser has for the request. Any other is a bug: 500. The
 * messages of Express and the parser repeat parts of the request, so only those of problems are sent.
 */
const sendProblem =
  (log: Logger): ErrorRequestHandler =>
  (error: Partial<ProblemError> | undefined, { originalUrl: url }, response, _next) => {
    // Work aborted by a client's disconnect is not an error.
    if (response.destroyed) return;
    const { status = 500, message, headers } = error ?? {};
    if (error instanceof ProblemError) {
      return sendResponse(response, problemResponse(status, { ...(message && { detail: message }), headers }));
    }
    if (status >= 400 && status < 500) return sendResponse(response, problemResponse(status, { headers }));
    log.error({ code: logCodes.requestFailed, url, err: error });
    sendResponse(response, problemResponse(500));
  };

/** The Express app of the services. */
export function createApp({
  endpoints,
  cors,
  readClock,
  log,
  faults,
  cache = createResponseCache(),
}: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.set('etag', 'strong');
  // The site's server or a proxy on this machine or in a private network forwards the client's address.
  app.set('trust proxy', ['loopback', 'uniquelocal']);

  app.use(logRequests(log), commonHeaders(cors));
  if (faults) app.use(faults.inject);
  app.use(limitUrl, allowConditional);
  const handlerOf = createHandlers(readClock, cache);
  for (const [path, group] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    const route = app.route(path);
    for (const endpoint of group) {
      if (endpoint.limiter) route[endpoint.method](endpoint.limiter);
      if (endpoint.method === 'post') route.post(...readJson);
      route[endpoint.method](handlerOf(endpoint));
    }
    route.all(rejectMethods(group.map(({ method }) => method.toUpperCase())));
  }
  app.use(() => {
    throw new ProblemError(404, 'there is no such call');
  });
  app.use(sendProblem(log));
  return app;
}
