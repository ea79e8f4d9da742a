import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { type PostAnswer, problem } from './endpoint.ts';
import { bodyLimit, isTooLarge, timesAMinute } from './limits.ts';
import { isSameOrigin } from './same-origin.ts';

/** POSTs of one address, over all endpoints. */
const rate = timesAMinute(10);

export interface GuardOptions {
  /** The host that was asked, with its port. */
  hostOf(request: Request): string | undefined;
  refuse(answer: PostAnswer, reason: string, request: Request, response: Response): void;
}

/** What a POST goes through before its endpoint sees it: whence, how often, what, how large. Made once, so that all endpoints share it. */
export function createGuards({ hostOf, refuse }: GuardOptions): (RequestHandler | ErrorRequestHandler)[] {
  const fromHere: RequestHandler = (request, response, next) => {
    if (isSameOrigin(request, hostOf(request))) next();
    else refuse(problem(403, 'Only pages of this site may post here.'), 'origin', request, response);
  };
  const notTooOften = rateLimit({
    ...rate,
    handler: (request, response) => refuse(problem(429, 'Wait a minute, then try again.'), 'rate', request, response),
  });
  const readable: RequestHandler = (request, response, next) => {
    if (request.is(['json', 'urlencoded'])) next();
    else refuse(problem(415, 'A form or JSON is needed.'), 'type', request, response);
  };
  /** The parsers would read all of it before they refuse. */
  const notTooLarge: RequestHandler = (request, response, next) => {
    if (Number(request.get('content-length') ?? 0) <= bodyLimit) next();
    else refuse(problem(413), 'body', request, response);
  };
  const unreadable: ErrorRequestHandler = (error: unknown, request, response, _next) =>
    refuse(problem(isTooLarge(error) ? 413 : 400), 'body', request, response);
  return [
    fromHere,
    notTooOften,
    readable,
    notTooLarge,
    express.json({ limit: bodyLimit }),
    express.urlencoded({ limit: bodyLimit, extended: false }),
    unreadable,
  ];
}
