import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';

/** An answer that is ready for the wire. */
export interface SealedAnswer extends Answer {
  body: Buffer;
  etag: string;
}

/** Adds the strong validator: a hash of the content. */
export function seal(answer: Answer): SealedAnswer {
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  return { ...answer, body, etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"` };
}

function isUnchanged(request: IncomingMessage, { status, etag }: SealedAnswer): boolean {
  const known = request.headers['if-none-match'];
  if (status !== 200 || known === undefined) return false;
  return known === '*' || known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}

/** Writes an answer: 304 when the client has it already, no body for HEAD. */
export function send(request: IncomingMessage, response: ServerResponse, answer: SealedAnswer): void {
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  response.setHeader('Cache-Control', answer.cacheControl);
  if (answer.status !== 204) response.setHeader('ETag', answer.etag);
  if (isUnchanged(request, answer)) {
    response.writeHead(304).end();
    return;
  }
  if (answer.status === 204) {
    response.writeHead(204).end();
    return;
  }
  response.writeHead(answer.status, { 'Content-Type': answer.type, 'Content-Length': answer.body.length });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}
