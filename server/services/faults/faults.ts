import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { clear, type Endpoint, get, post } from '../http/endpoint.ts';
import { caching, json, noContent } from '../http/response.ts';
import { injectFault } from './fault.ts';
import { createHolds } from './holds.ts';
import { createRequestLog } from './request-log.ts';
import { concerns, faultRule, type FaultRule } from './rule.ts';

/** Fault injection and a log of requests, only with `FAULTS=1`. */
export interface Faults {
  endpoints: readonly Endpoint[];
  /** Middleware that logs each request, and applies the newest rule that matches it. */
  inject: RequestHandler;
  /** Releases all held responses, so that the server can close. */
  close(): void;
}

const named = v.strictObject({ name: v.pipe(v.string(), v.minLength(1)) });

/** Rules, held responses and the log of requests are in memory, so each start of the program begins without any. */
export function createFaults(): Faults {
  const requests = createRequestLog();
  const holds = createHolds();
  let rules: { rule: FaultRule; left: number }[] = [];

  const endpoints = [
    post('/_faults', faultRule, (rule) => {
      rules.unshift({ rule, left: rule.times ?? Number.POSITIVE_INFINITY });
      return noContent();
    }),
    clear('/_faults', () => {
      rules = [];
      holds.release();
      return noContent();
    }),
    // Requests that arrive after the release must not wait either. Otherwise tests would depend on the order of
    // arrival.
    post('/_release', named, ({ name }) => {
      rules = rules.filter(({ rule }) => rule.hold !== name);
      return json({ released: holds.release(name) }, caching.never);
    }),
    get('/_requests', {}, () => json(requests.list(), caching.never)),
    clear('/_requests', () => {
      requests.clear();
      return noContent();
    }),
  ];

  return {
    endpoints,
    inject({ method, originalUrl: url }, response, next) {
      if (url.startsWith('/_')) return next();
      requests.add({ method, url, time: new Date().toISOString(), requestId: response.get('X-Request-Id') ?? '' });
      const found = method === 'OPTIONS' ? undefined : rules.find(({ rule }) => concerns(rule, url));
      if (found) {
        found.left -= 1;
        if (found.left <= 0) rules = rules.filter((entry) => entry !== found);
        injectFault(response, found.rule, holds);
      }
      next();
    },
    close: () => void holds.release(),
  };
}
