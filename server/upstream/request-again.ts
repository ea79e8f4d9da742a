import { type Dispatcher, errors, request } from 'undici';

type RequestOptions = NonNullable<Parameters<typeof request>[1]>;

/**
 * Whether a pooled connection was closed before the first byte of the response. A service may close an idle connection
 * at the moment of its reuse, so this is not a failure of the service. A new connection has read no bytes before.
 */
function isReset(error: unknown): boolean {
  if (error instanceof errors.SocketError) return (error.socket?.bytesRead ?? 0) > 0;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNRESET' || code === 'EPIPE';
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * undici's `request`. A GET or HEAD whose pooled connection was reset before the first byte is retried once, by
 * `again`. That dispatcher must not pool connections, since others of the pool may be closed as well.
 */
export async function requestAgain(
  url: string | URL,
  options: RequestOptions & { signal: AbortSignal },
  again: Dispatcher,
): ReturnType<typeof request> {
  try {
    return await request(url, options);
  } catch (error) {
    if (!isRead(options.method ?? 'GET') || !isReset(error) || options.signal.aborted) throw error;
    return request(url, { ...options, dispatcher: again });
  }
}
