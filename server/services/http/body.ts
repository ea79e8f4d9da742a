import express, { type RequestHandler } from 'express';
import * as v from 'valibot';
import { issueTexts, ProblemError } from './problem.ts';

const limitBytes = 16 * 1024;

/** Rejects a large body by its length. The parser would read the whole body first. */
const limitBody: RequestHandler = (request, _response, next) => {
  if (Number(request.get('Content-Length') ?? 0) <= limitBytes) return next();
  throw new ProblemError(413, 'the body has more than 16 kB', { Connection: 'close' });
};

/** Middleware that parses JSON of any media type, since browsers send `text/plain` without a preflight. */
export const readJson: readonly RequestHandler[] = [
  limitBody,
  express.json({ type: () => true, strict: false, limit: limitBytes }),
];

/** Parses a body. An invalid one throws a 400 that names every field. */
export function parseBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new ProblemError(
    400,
    result.issues
      .map(issueTexts)
      .map(({ field = 'body', message }) => `${field}: ${message}`)
      .join('; '),
  );
}
