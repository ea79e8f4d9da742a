import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { TooManyCallsError } from '../http/call-limits.ts';
import { type PostResult, problem } from './endpoint.ts';
import { announcesTooMuch, bodyLimit, isTooLarge } from '../http/limits.ts';
import { infoOf } from '../http/request-info.ts';
import { isSameOrigin } from '../http/same-origin.ts';

export interface GuardOptions {
  /** Rate limiter, see `createCallLimits`. */
  limitCalls: RequestHandler;
  refuse(result: PostResult, reason: string, request: Request, response: Response): void;
}

const tooLarge = problem(413, `The body may have at most ${bodyLimit / 1024} kB.`);
const malformed = problem(400, 'The body is malformed.');

/**
 * Middleware before POST endpoints: checks origin, rate, type and size. Created once, so that all endpoints share the
 * limits.
 */
export function createGuards({ limitCalls, refuse }: GuardOptions): (RequestHandler | ErrorRequestHandler)[] {
  const fromHere: RequestHandler = (request, response, next) => {
    if (isSameOrigin(request, infoOf(request).host)) next();
    else refuse(problem(403, 'Only pages of this site may post here.'), 'origin', request, response);
  };
  const readable: RequestHandler = (request, response, next) => {
    if (request.is(['json', 'urlencoded'])) next();
    else refuse(problem(415, 'A form or JSON is needed.'), 'type', request, response);
  };
  const notTooLarge: RequestHandler = (request, response, next) => {
    if (announcesTooMuch(request)) refuse(tooLarge, 'body', request, response);
    else next();
  };
  const refused: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    if (error instanceof TooManyCallsError) {
      refuse(problem(429, 'Wait a minute, then try again.'), 'rate', request, response);
    } else refuse(isTooLarge(error) ? tooLarge : malformed, 'body', request, response);
  };
  return [
    fromHere,
    limitCalls,
    readable,
    notTooLarge,
    express.json({ limit: bodyLimit }),
    express.urlencoded({ limit: bodyLimit, extended: false }),
    refused,
  ];
}
