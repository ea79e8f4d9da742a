import type { Response } from 'express';
import { createHash } from 'node:crypto';

/** Weak, since it is the tag of each of a body's encodings. */
export const tagOf = (body: Buffer | string) => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Sends what is at hand as a whole, or 304 to whoever has it already. Its headers are set before. */
export function sendTagged(response: Response, body: Buffer | string): void {
  response.set('etag', tagOf(body)).send(body);
}
