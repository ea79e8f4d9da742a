import * as v from 'valibot';
import { caching, json, noContent } from '../http/answer.ts';
import { clear, type Endpoint, get, post } from '../http/endpoint.ts';
import { createFault, type Fault } from './fault.ts';
import { createHolds } from './holds.ts';
import { createRequestLog } from './request-log.ts';
import { concerns, faultRule, type FaultRule } from './rule.ts';

/** Unhappy cases on demand, and a list of what was asked. Only where the program was started with `FAULTS=1`. */
export interface Faults {
  endpoints: readonly Endpoint[];
  /** Notes the request; returns what shall go wrong with it. The newest rule that concerns it counts. */
  take(method: string, url: string, requestId: string): Fault | undefined;
  /** Lets everything go that is held, so that the server can close. */
  close(): void;
}

const named = v.strictObject({ name: v.pipe(v.string(), v.minLength(1)) });

/** Rules, held answers and the list of requests are in memory, and begin empty with each start of the program. */
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
    take(method, url, requestId) {
      if (url.startsWith('/_')) return undefined;
      requests.add({ method, url, time: new Date().toISOString(), requestId });
      if (method === 'OPTIONS') return undefined;
      const found = rules.find(({ rule }) => concerns(rule, url));
      if (!found) return undefined;
      found.left -= 1;
      if (found.left <= 0) rules = rules.filter((entry) => entry !== found);
      return createFault(found.rule, holds);
    },
    close: () => void holds.release(),
  };
}
