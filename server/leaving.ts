import type { ServerResponse } from 'node:http';

/** Aborted when the visitor leaves before the answer is whole. */
export function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
