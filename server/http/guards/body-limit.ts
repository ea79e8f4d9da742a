import type { IncomingMessage } from 'node:http';

/** Maximum body size in bytes. */
export const bodyLimit = 16 * 1024;

/** Whether a parser rejected a body as too large. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 413;

/** Whether a request announces a body that is too large. A parser would read all of it before it rejects it. */
export const announcesTooMuch = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  Number(headers['content-length'] ?? 0) > bodyLimit;
