import type { Request, Response } from 'express';
import { answerText } from './answer-text.ts';

/** Rejects unsafe methods with 405. Returns whether it has responded. */
export function refuseWriting({ method }: Pick<Request, 'method'>, response: Response): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  response.set('allow', 'GET, HEAD');
  answerText(response, 405, 'This can only be read.');
  return true;
}
