import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { bodyLimit, isTooLarge } from '../http/guards/body-limit.ts';
import { limitRate, limitSize, type Refuse, requireSameOrigin } from '../http/guards/guards.ts';

export interface GuardOptions {
  /** Rate limiter, see `createCallLimits`. */
  limitCalls: RequestHandler;
  refuse: Refuse;
}

const tooLarge = `The body may have at most ${bodyLimit / 1024} kB.`;

/**
 * Middleware before POST endpoints: checks origin, rate, type and size. Created once, so that all endpoints share the
 * limits.
 */
export function createGuards({ limitCalls, refuse }: GuardOptions): (RequestHandler | ErrorRequestHandler)[] {
  const requireType: RequestHandler = (request, response, next) => {
    if (request.is(['json', 'urlencoded'])) next();
    else refuse({ status: 415, text: 'A form or JSON is needed.', reason: 'type' }, request, response);
  };
  const refuseUnread: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    const [status, text] = isTooLarge(error) ? [413, tooLarge] : [400, 'The body is malformed.'];
    refuse({ status, text, reason: 'body' }, request, response);
  };
  return [
    requireSameOrigin(refuse),
    limitRate(limitCalls, refuse),
    requireType,
    limitSize(tooLarge, refuse),
    express.json({ limit: bodyLimit }),
    express.urlencoded({ limit: bodyLimit, extended: false }),
    refuseUnread,
  ];
}
