import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { caching } from '../http/answer.ts';
import { problemAnswer } from '../http/problem.ts';
import { seal, type SealedAnswer, send } from '../http/send.ts';
import type { Holds } from './holds.ts';
import type { FaultRule } from './rule.ts';

/** Fault to inject into one request. */
export interface Fault {
  send(request: IncomingMessage, response: ServerResponse, answer: SealedAnswer): Promise<void>;
}

function replace({ status, body }: FaultRule, answer: SealedAnswer): SealedAnswer {
  if (body === undefined) return status === undefined ? answer : seal(problemAnswer(status, 'set by a fault'));
  return seal({
    status: status ?? 200,
    type: 'application/json; charset=utf-8',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    cacheControl: caching.never,
  });
}

/** Promises a whole body by its length, then breaks off. */
function sendPart(response: ServerResponse, { status, type, body }: SealedAnswer, bytes: number): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
  response.write(body.subarray(0, Math.min(bytes, body.length - 1)), () => response.destroy());
}

/** Carries a rule out. A client that leaves while it waits ends the waiting. */
export function createFault(rule: FaultRule, holds: Holds): Fault {
  return {
    async send(request, response, answer) {
      const left = new AbortController();
      response.once('close', () => left.abort());
      if (rule.delayMs) await delay(rule.delayMs, undefined, { signal: left.signal }).catch(() => undefined);
      if (rule.hold && !left.signal.aborted) await holds.wait(rule.hold, left.signal);
      if (left.signal.aborted) return;
      const changed = replace(rule, answer);
      if (rule.truncate === undefined) send(request, response, changed);
      else sendPart(response, changed, rule.truncate === true ? Math.floor(changed.body.length / 2) : rule.truncate);
    },
  };
}
