import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const given = /^[\w.-]{8,64}$/;
const prefix = randomBytes(6).toString('base64url');
let count = 0;

/** Prefix of this process and a counter. */
export function newRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** The proxy's X-Request-ID when it is valid, otherwise a new id. */
export function receiveRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && given.test(id) ? id : newRequestId();
}
