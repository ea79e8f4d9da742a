import type { Request, Response } from 'express';
import { answerText } from './answer-text.ts';

/** Whether a request would do more than read, which nothing here takes from it: it has been answered then, with 405. */
export function refuseWriting({ method }: Pick<Request, 'method'>, response: Response): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  response.set('allow', 'GET, HEAD');
  answerText(response, 405, 'This can only be read.');
  return true;
}
