import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { ProblemError } from './problem.ts';

/** Middleware that limits the calls per minute and client address. Endpoints with the same instance share the limit. */
export const limitPerMinute = (limit: number): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Any client may send this header. It never counts.
    validate: { forwardedHeader: false },
    handler: (_request, _response, next) => next(new ProblemError(429, 'wait a minute, then try again')),
  });
