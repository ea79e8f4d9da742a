import type { ServerResponse } from 'node:http';

/** Returns a signal that aborts when the client disconnects before the response is complete. */
export function abortOnDisconnect(response: ServerResponse): AbortSignal {
  const disconnected = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}

/** Codes of a stream that was piped to a response when its client disconnected, or after that. */
const disconnectCodes: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']);

/**
 * Whether a response ended because the client disconnected. A service that cuts its response off causes another error.
 */
export const isClientDisconnect = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || ('code' in error && disconnectCodes.has(error.code)));
