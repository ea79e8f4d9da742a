import type { Request, Response } from 'express';

/** Whether a request would do more than read, which nothing here takes from it: it has been answered then, with 405. */
export function refuseWriting({ method }: Pick<Request, 'method'>, response: Response): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  response
    .status(405)
    .set({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
    .type('text')
    .send('This can only be read.\n');
  return true;
}
