import type { Request, RequestHandler, Response } from 'express';
import { TooManyCallsError } from './call-limits.ts';
import { announcesTooMuch } from './body-limit.ts';
import { infoOf } from '../request/request-info.ts';
import { isSameOrigin } from './same-origin.ts';

/** Why a guard refuses a request: for the client as a status and a line of text, for the log as a word. */
export interface Refusal {
  status: number;
  text: string;
  reason: 'origin' | 'rate' | 'type' | 'body';
}

/** Responds to a request that a guard refuses. */
export type Refuse = (refusal: Refusal, request: Request, response: Response) => void;

/** Refuses requests that no page of this site sent. */
export const requireSameOrigin =
  (refuse: Refuse): RequestHandler =>
  (request, response, next) => {
    if (isSameOrigin(request, infoOf(request).host)) next();
    else refuse({ status: 403, text: 'Only pages of this site may post here.', reason: 'origin' }, request, response);
  };

/** Refuses requests beyond the rate limit, see `createCallLimits`. */
export const limitRate =
  (limitCalls: RequestHandler, refuse: Refuse): RequestHandler =>
  (request, response, next) =>
    limitCalls(request, response, (error?: unknown) => {
      if (!(error instanceof TooManyCallsError)) next(error);
      else refuse({ status: 429, text: 'Wait a minute, then try again.', reason: 'rate' }, request, response);
    });

/** Refuses requests that announce a body beyond the limit, before any of it is read. */
export const limitSize =
  (text: string, refuse: Refuse): RequestHandler =>
  (request, response, next) => {
    if (announcesTooMuch(request)) refuse({ status: 413, text, reason: 'body' }, request, response);
    else next();
  };
