import type { ServerResponse } from 'node:http';

/** Aborted when the visitor leaves before the answer is whole. */
export function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** Whether an answer ended because nobody takes it any more: what a service cuts off comes with an error of its own. */
export const isLeaving = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'));
