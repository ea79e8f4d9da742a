import { request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { LoadTarget } from './programs/load-job.ts';

/** The Accept-Encoding header of current browsers. */
export const browserEncodings = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const;

/** The page that most visits begin with. */
export const home: LoadTarget = { host: 'en.localhost', path: '/' };

export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Body as received, perhaps compressed. */
  readonly body: Buffer;
  /** First chunk of the body, and its time of arrival in `performance.now()` milliseconds. */
  readonly first: Buffer;
  readonly firstAt: number;
  readonly begunAt: number;
}

/** Sends one request on its own connection. */
export function ask(
  port: number,
  { host, path }: LoadTarget,
  headers: Readonly<Record<string, string>> = {},
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const begunAt = performance.now();
    const outgoing = request(
      { host: '127.0.0.1', port, path, headers: { host, ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        let firstAt = 0;
        answer.on('data', (chunk: Buffer) => {
          firstAt ||= performance.now();
          chunks.push(chunk);
        });
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
            first: chunks[0] ?? Buffer.alloc(0),
            firstAt,
            begunAt,
          }),
        );
      },
    );
    outgoing.once('error', reject).end();
  });
}

/** URL by which a browser opens a page of a program on this machine. */
export const addressOf = (port: number, { host, path }: LoadTarget) => `http://${host}:${port}${path}`;

/** Time for a render and its compression, with a wide margin. */
const renewMs = 500;

/**
 * Revalidates a stale page. Otherwise the site would send the stale one, and the browser would fetch its data again,
 * which most visitors never meet.
 */
export async function renew(port: number, target: LoadTarget): Promise<void> {
  await ask(port, target, browserEncodings);
  await wait(renewMs);
}

/** Decodes a brotli stream that may be incomplete. */
export function readBrotli(bytes: Buffer): string {
  return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}
