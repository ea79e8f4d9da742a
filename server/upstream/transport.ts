import { Agent, request } from 'undici';
import type { Answer } from '../../shared/data/fetch-resource.ts';
import type { Log } from '../ops/log.ts';
import { type Breaker, createBreaker, type Verdict } from './breaker.ts';

export interface TransportOptions {
  connections: number;
  timeoutMs: number;
  log: Log;
  now?: () => number;
}

export interface CallContext {
  requestId: string;
  signal: AbortSignal;
  /** JSON to hand over, with what proves who sends it, or that it was sent before; without it a call only reads. */
  post?: { json: unknown; authorization?: string; idempotencyKey?: string };
}

/** An answer that says that the service itself is unwell; it counts against its breaker. */
class ServiceDown extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`status ${answer.status}`);
    this.answer = answer;
  }
}

/** More than the largest answer of the contract. What a service sends beyond that ends its call. */
const maxResponseSize = 8 * 1024 * 1024;

/** A picture may have to be drawn first; nobody's page waits for it. */
export const pictureTimeoutMs = 20_000;

/** A call that its caller gave up says nothing of the service; one that took too long is ended by a TimeoutError, and does. */
const judge = (error: unknown): Verdict =>
  error instanceof Error && error.name === 'AbortError' ? 'nothing' : 'unwell';

/**
 * The wire to the services: keep-alive pools with a bounded number of connections, a time limit, and a breaker for each call
 * of a service: one that mostly fails is left alone for five seconds, and its callers get their fallback at once.
 */
export function createTransport({ connections, timeoutMs, log, now = () => performance.now() }: TransportOptions) {
  const limits = { connections, pipelining: 1, keepAliveTimeout: 30_000, maxResponseSize };
  const agent = new Agent({ ...limits, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  // Pictures may have to be drawn first: no page's data waits behind them for a connection.
  const pictures = new Agent({ ...limits, headersTimeout: pictureTimeoutMs, bodyTimeout: pictureTimeoutMs });
  const breakers = new Map<string, Breaker>();

  async function ask(url: string, { requestId, signal, post }: CallContext): Promise<Answer> {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      headers: {
        accept: 'application/json',
        'x-request-id': requestId,
        ...(post && { 'content-type': 'application/json' }),
        ...(post?.authorization && { authorization: post.authorization }),
        ...(post?.idempotencyKey && { 'idempotency-key': post.idempotencyKey }),
      },
      ...(post && { method: 'POST', body: JSON.stringify(post.json) }),
      signal,
    });
    const text = await body.text();
    const answer = {
      status: statusCode,
      length: text.length,
      contentType: String(headers['content-type'] ?? ''),
      text: async () => text,
    };
    if (statusCode >= 500) throw new ServiceDown(answer);
    return answer;
  }

  function breakerOf(call: string): Breaker {
    let breaker = breakers.get(call);
    if (!breaker) {
      breaker = createBreaker({
        judge,
        onOpen: () => log.warn({ code: 'upstream.breaker.open', call }),
        onClose: () => log.info({ code: 'upstream.breaker.closed', call }),
        now,
      });
      breakers.set(call, breaker);
    }
    return breaker;
  }

  return {
    /**
     * Rejects with `Refused` while the breaker of the call is open. `call` names it: the service and the path, without what differs from
     * one thing asked for to the next, since each name has a breaker for ever.
     */
    async send(call: string, url: string, context: CallContext): Promise<Answer> {
      try {
        return await breakerOf(call).run(() => ask(url, context));
      } catch (error) {
        if (error instanceof ServiceDown) return error.answer;
        throw error;
      }
    },
    /** Raw access for calls that are passed on as they are. */
    agent,
    /** The same for pictures. */
    pictures,
    async close() {
      await Promise.all([agent.destroy(), pictures.destroy()]);
    },
  };
}
export type Wire = ReturnType<typeof createTransport>;
