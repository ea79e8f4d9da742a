import type { Response } from 'express';

/** Answers with one line that no cache may keep. Headers that go with the status are set before. */
export function answerText(response: Response, status: number, line: string): void {
  response.status(status).set('cache-control', 'no-store').type('text').send(`${line}\n`);
}
