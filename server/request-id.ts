import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const given = /^[\w.-]{8,64}$/;
const prefix = randomBytes(6).toString('base64url');
let count = 0;

/** This process's prefix and a counter. */
export function newRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** The id that a proxy gave the request, when it is one; else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const id = request.headers['x-request-id'];
  return typeof id === 'string' && given.test(id) ? id : newRequestId();
}
