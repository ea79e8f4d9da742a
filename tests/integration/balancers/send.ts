import { request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';

export const host = 'en.localhost';

interface Options extends Pick<RequestOptions, 'method' | 'headers' | 'localAddress'> {
  /** By TLS, with any certificate. */
  readonly isSecure?: boolean;
  readonly body?: string;
}

interface Reply {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** Requests a local port for the English brand, from `localAddress` if given. */
export function send(port: number, path: string, options: Options = {}): Promise<Reply> {
  const { isSecure = false, body, headers, ...rest } = options;
  return new Promise((resolve, reject) => {
    const outgoing = (isSecure ? requestSecure : requestPlain)(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { host, ...headers },
        agent: false,
        ...(isSecure && { rejectUnauthorized: false, servername: host }),
        ...rest,
      },
      (incoming) => {
        let text = '';
        incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
        incoming.once('error', reject);
        incoming.once('end', () =>
          resolve({ status: incoming.statusCode ?? 0, location: incoming.headers.location, text }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
