import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';

/** Sends one line of text that is never cached. The caller sets other headers of the status first. */
export function sendText(response: Response, status: number, line: string): void {
  response.status(status).set('cache-control', 'no-store').type('text').send(`${line}\n`);
}

/** Reason phrases that RFC 9110 has changed and Node has not. */
const newerTitles: Readonly<Record<number, string>> = { 413: 'Content Too Large' };

/** Problem details (RFC 9457): a status, its title, and advice. */
export const problemDetails = (status: number, detail?: string) => ({
  type: 'about:blank',
  title: newerTitles[status] ?? STATUS_CODES[status],
  status,
  detail,
});

/** Sends problem details. They are not cached unless the caller sets Cache-Control. */
export function sendProblem(response: Response, status: number, detail?: string): void {
  if (!response.hasHeader('cache-control')) response.set('cache-control', 'no-store');
  response.status(status).type('application/problem+json').send(problemDetails(status, detail));
}

/** Rejects unsafe methods with 405. Returns whether it has responded. */
export function rejectUnsafeMethods({ method }: Pick<Request, 'method'>, response: Response): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  response.set('allow', 'GET, HEAD');
  sendText(response, 405, 'Only GET and HEAD are allowed.');
  return true;
}

/** Weak, since all encodings of a body share it. */
export const etagOf = (body: Buffer | string) => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Sends a complete body with its ETag, or 304 when the client has it. The caller sets other headers first. */
export function sendWithEtag(response: Response, body: Buffer | string): void {
  response.set('etag', etagOf(body)).send(body);
}

/**
 * A URL in which characters that are invalid in URLs are percent-encoded: quotes, angle brackets, spaces. Existing
 * encodings stay.
 */
const encodeUrl = (url: string) => encodeURI(url.toWellFormed()).replaceAll('%25', '%');

/**
 * Sends a redirect. The body is constant and the location encoded, so that the response never echoes a request as it
 * was sent. `maxAge` is in seconds: an item's redirect may change with the content, one to a canonical path does not. 0
 * marks a random target, which must not be cached.
 */
export function sendRedirect(response: ServerResponse, location: string, requestId: string, maxAge = 3600) {
  const body = 'This page has moved.\n';
  response
    .writeHead(maxAge > 0 ? 301 : 302, {
      location: encodeUrl(location),
      'cache-control': maxAge > 0 ? `public, max-age=${maxAge}` : 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
    })
    .end(body);
}
