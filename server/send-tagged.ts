import type { Response } from 'express';
import { createHash } from 'node:crypto';

/** Weak, since all encodings of a body share it. */
export const tagOf = (body: Buffer | string) => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Sends a complete body with its ETag, or 304 when the client has it. The caller sets other headers first. */
export function sendTagged(response: Response, body: Buffer | string): void {
  response.set('etag', tagOf(body)).send(body);
}
