import type { Response } from 'express';

/** Sends one line of text that is never cached. The caller sets other headers of the status first. */
export function answerText(response: Response, status: number, line: string): void {
  response.status(status).set('cache-control', 'no-store').type('text').send(`${line}\n`);
}
