import { Agent, errors } from 'undici';
import { type HttpResponse, jsonOnly } from '../../shared/data/fetch-resource.ts';
import type { Log } from '../telemetry/log.ts';
import type { UpstreamMetrics } from '../telemetry/upstream-metrics.ts';
import { activeSpan, failureOf, unrecordedSpan } from '../telemetry/span.ts';
import { newTrace, traceHeaders } from '../telemetry/trace-context.ts';
import { type Breaker, createBreaker, type CallResult } from '../async/breaker.ts';
import { countedCall } from './outcome.ts';
import { requestAgain } from './request-again.ts';

export interface HttpClientOptions {
  connections: number;
  timeoutMs: number;
  log: Log;
  metrics: UpstreamMetrics;
  now?: () => number;
}

export interface CallContext {
  requestId: string;
  signal: AbortSignal;
  /** Content types of the response. JSON by default. */
  accept?: string;
  /** Makes the call a POST with this JSON body. Metrics count it under `name`. */
  post?: { name: string; json: unknown; authorization?: string; idempotencyKey?: string };
  /** IP address of the client, for services that limit by it. */
  clientAddress?: string | undefined;
}

/** A response that means that the service is failing. It counts for the breaker. */
class ServiceDown extends Error {
  readonly response: HttpResponse;

  constructor(response: HttpResponse) {
    super(`status ${response.status}`);
    this.response = response;
  }
}

/** Above the largest response of the contract. A larger body aborts the call. */
const maxResponseSize = 8 * 1024 * 1024;

/** A picture may have to be drawn first, and no page waits for it. */
export const pictureTimeoutMs = 20_000;

type RequestOptions = Omit<Parameters<typeof requestAgain>[1], 'dispatcher' | 'headers'> & {
  headers?: Readonly<Record<string, string>>;
};

/** undici's `request` by one of the pools. Metrics count the call under `name`, which has no ids and queries. */
export type PooledCall = (
  url: string | URL,
  options: RequestOptions & { name: string },
) => ReturnType<typeof requestAgain>;

/**
 * A call that its caller aborted is not a failure of the service. A call that timed out ends with a TimeoutError and is
 * one.
 */
const classify = (error: unknown): CallResult =>
  error instanceof Error && error.name === 'AbortError' ? 'ignored' : 'failure';

/** Pages are revalidated in the background. Such a call may still be in flight, or begin, after the pools were closed. */
function abortedByClose(error: unknown): unknown {
  if (!(error instanceof errors.ClientDestroyedError)) return error;
  return new DOMException('The process stops.', 'AbortError');
}

/** `api/v1/games/` of a call's origin and path, as in metrics. */
const nameOf = (call: string) => new URL(call).pathname.slice(1);

/** Requests of all origins of a pool. */
function loadOf({ stats }: Agent) {
  let running = 0;
  let queued = 0;
  for (const pool of Object.values(stats)) {
    running += pool.running;
    queued += 'queued' in pool ? pool.queued : 0;
  }
  return { running, queued };
}

/**
 * HTTP client for the services: keep-alive pools with limited connections, a time limit, and a circuit breaker for each
 * kind of call. While a breaker is open, callers get their fallback at once.
 */
export function createHttpClient({
  connections,
  timeoutMs,
  log,
  metrics,
  now = () => performance.now(),
}: HttpClientOptions) {
  const limits = { connections, pipelining: 1, keepAliveTimeout: 30_000, maxResponseSize };
  const agent = new Agent({ ...limits, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  // Pictures may have to be drawn first. Their own pool keeps them from delaying page data.
  const pictures = new Agent({ ...limits, headersTimeout: pictureTimeoutMs, bodyTimeout: pictureTimeoutMs });
  // For retries, of pictures too. `pipelining: 0` disables keep-alive.
  const fresh = new Agent({
    ...limits,
    pipelining: 0,
    headersTimeout: pictureTimeoutMs,
    bodyTimeout: pictureTimeoutMs,
  });
  const breakers = new Map<string, Breaker>();

  /**
   * Sends a call as a part of its request's trace. `name` is without ids and queries. A read is retried once when its
   * pooled connection was reset (API-07).
   */
  async function requestBy(dispatcher: Agent, name: string, url: string | URL, options: RequestOptions) {
    const { method = 'GET' } = options;
    const span = (activeSpan() ?? unrecordedSpan(newTrace())).call(`${method} ${name}`, {
      'http.request.method': method,
      'server.address': new URL(url).hostname,
    });
    const headers = { ...options.headers, ...traceHeaders(span.context) };
    try {
      const response = await requestAgain(url, { ...options, headers, dispatcher }, fresh);
      const { statusCode, body } = response;
      span.set({ 'http.response.status_code': statusCode });
      body.once('close', () => span.end(statusCode >= 400 ? String(statusCode) : undefined));
      return response;
    } catch (error) {
      span.end(failureOf(error));
      throw error;
    }
  }

  /** A counted call by one of the pools. */
  const callBy =
    (dispatcher: Agent): PooledCall =>
    (url, { name, ...options }) =>
      countedCall(
        metrics,
        name,
        () => requestBy(dispatcher, name, url, options),
        ({ statusCode }) => statusCode,
      );

  async function sendRequest(
    name: string,
    url: string,
    { requestId, signal, accept = jsonOnly, post, clientAddress }: CallContext,
  ): Promise<HttpResponse> {
    const { statusCode, headers, body } = await requestBy(agent, name, url, {
      headers: {
        accept,
        'x-request-id': requestId,
        ...(clientAddress && { 'x-forwarded-for': clientAddress }),
        ...(post && { 'content-type': 'application/json' }),
        ...(post?.authorization && { authorization: post.authorization }),
        ...(post?.idempotencyKey && { 'idempotency-key': post.idempotencyKey }),
      },
      ...(post && { method: 'POST', body: JSON.stringify(post.json) }),
      signal,
    });
    const text = await body.text();
    const response = {
      status: statusCode,
      length: text.length,
      contentType: String(headers['content-type'] ?? ''),
      cacheControl: String(headers['cache-control'] ?? ''),
      text: async () => text,
    };
    if (statusCode >= 500) throw new ServiceDown(response);
    return response;
  }

  function breakerOf(call: string): Breaker {
    let breaker = breakers.get(call);
    if (!breaker) {
      breaker = createBreaker({
        classify,
        onOpen: (requestId) => log.warn({ code: 'upstream.breaker.open', requestId, call }),
        onClose: () => log.info({ code: 'upstream.breaker.closed', call }),
        now,
      });
      breakers.set(call, breaker);
    }
    return breaker;
  }

  async function sendByBreaker(call: string, url: string, context: CallContext): Promise<HttpResponse> {
    try {
      return await breakerOf(call).run(async () => {
        try {
          return await sendRequest(nameOf(call), url, context);
        } catch (error) {
          throw abortedByClose(error);
        }
      }, context.requestId);
    } catch (error) {
      if (error instanceof ServiceDown) return error.response;
      throw error;
    }
  }

  return {
    /**
     * Rejects with `CircuitOpenError` while the breaker of the call is open. `call` names the breaker by service and path,
     * without ids and queries: each name keeps its breaker for the life of the process. A GET is counted by its reader,
     * who knows whether the response is valid.
     */
    send(call: string, url: string, context: CallContext): Promise<HttpResponse> {
      const send = () => sendByBreaker(call, url, context);
      return context.post ? countedCall(metrics, context.post.name, send, ({ status }) => status) : send();
    },
    /** Raw access for proxied calls. */
    call: callBy(agent),
    /** Raw access for pictures. */
    callPictures: callBy(pictures),
    /** State of each breaker, by the `call` of its requests. */
    breakers: () => [...breakers].map(([call, { state }]) => [call, state] as const),
    /** Requests that are in flight, and those that wait for a connection. */
    pools: () => ({ services: loadOf(agent), pictures: loadOf(pictures) }),
    async close() {
      await Promise.all([agent.destroy(), pictures.destroy(), fresh.destroy()]);
    },
  };
}
export type HttpClient = ReturnType<typeof createHttpClient>;
