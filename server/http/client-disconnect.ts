import type { ServerResponse } from 'node:http';

/** Returns a signal that aborts when the client disconnects before the response is complete. */
export function abortOnDisconnect(response: ServerResponse): AbortSignal {
  const disconnected = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}

/**
 * Whether a response ended because the client disconnected. A service that cuts its response off causes another error.
 */
export const isClientDisconnect = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'));
