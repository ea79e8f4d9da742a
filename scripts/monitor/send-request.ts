import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';

export interface PageResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Time until the last byte, in milliseconds. */
  readonly ms: number;
}

const limitMs = 10_000;

/**
 * Requests a path of a host from the server at `origin`, without following redirects. Rejects without a complete
 * response in time.
 */
export function sendRequest(origin: URL, host: string, path: string): Promise<PageResponse> {
  const isSecure = origin.protocol === 'https:';
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? requestSecure : requestPlain)(
      {
        host: origin.hostname.replace(/^\[|\]$/g, ''),
        port: origin.port || (isSecure ? 443 : 80),
        path,
        headers: { host: origin.port ? `${host}:${origin.port}` : host, accept: 'text/html,*/*' },
        ...(isSecure && { servername: host }),
        agent: false,
        signal: AbortSignal.timeout(limitMs),
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => (text += chunk));
        incoming.once('error', reject);
        incoming.once('end', () => {
          const ms = Math.round(performance.now() - begun);
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, ms });
        });
      },
    );
    outgoing.once('error', (error) =>
      reject(error.name === 'AbortError' ? new Error(`no complete response within ${limitMs / 1000} s`) : error),
    );
    outgoing.end();
  });
}
