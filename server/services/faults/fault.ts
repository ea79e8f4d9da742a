import type { Response } from 'express';
import { setTimeout as delay } from 'node:timers/promises';
import { problemResponse } from '../http/problem.ts';
import { caching, content, type ServiceResponse } from '../http/response.ts';
import type { Holds } from './holds.ts';
import type { FaultRule } from './rule.ts';

/** The response that the rule sends instead of the endpoint's. Undefined where the endpoint's is sent. */
function replacementOf({ status, body }: FaultRule): ServiceResponse | undefined {
  if (body === undefined)
    return status === undefined ? undefined : problemResponse(status, { detail: 'set by a fault' });
  const json = typeof body === 'string' ? body : JSON.stringify(body);
  return { ...content('application/json; charset=utf-8', json, caching.never), status: status ?? 200 };
}

/** Sends the headers with the length of the whole body, then only the first bytes, and closes the connection. */
function sendPart(response: Response, body: Buffer, bytes: number): void {
  response.set('Content-Length', String(body.length));
  response.write(body.subarray(0, Math.min(bytes, body.length - 1)), () => response.destroy());
}

async function sendWithFault(response: Response, original: Buffer | string | undefined, rule: FaultRule, holds: Holds) {
  const disconnect = new AbortController();
  const { signal } = disconnect;
  response.once('close', () => disconnect.abort());
  if (rule.delayMs) await delay(rule.delayMs, undefined, { signal }).catch(() => undefined);
  if (rule.hold && !signal.aborted) await holds.wait(rule.hold, signal);
  if (signal.aborted) return;
  const replacement = replacementOf(rule);
  if (replacement) response.status(replacement.status).set(replacement.headers);
  const body = replacement ? replacement.body : original;
  if (rule.truncate === undefined) {
    response.send(body);
    return;
  }
  const whole = Buffer.from(body ?? '');
  sendPart(response, whole, rule.truncate === true ? Math.floor(whole.length / 2) : rule.truncate);
}

/** Applies a rule to the response when it is sent. The endpoint has run by then. */
export function injectFault(response: Response, rule: FaultRule, holds: Holds): void {
  const { send } = response;
  response.send = (body: Buffer | string | undefined) => {
    response.send = send;
    void sendWithFault(response, body, rule, holds);
    return response;
  };
}
