import { request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { LoadTarget } from './programs/load-job.ts';

/** The Accept-Encoding header of current browsers. */
export const browserEncodings = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const;

/** The most visited page. */
export const home: LoadTarget = { host: 'en.localhost', path: '/' };

export interface TimedResponse {
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
export function sendRequest(
  port: number,
  { host, path }: LoadTarget,
  headers: Readonly<Record<string, string>> = {},
): Promise<TimedResponse> {
  return new Promise((resolve, reject) => {
    const begunAt = performance.now();
    const outgoing = request(
      { host: '127.0.0.1', port, path, headers: { host, ...headers }, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        let firstAt = 0;
        incoming.on('data', (chunk: Buffer) => {
          firstAt ||= performance.now();
          chunks.push(chunk);
        });
        incoming.once('error', reject);
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
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
export const urlOf = (port: number, { host, path }: LoadTarget) => `http://${host}:${port}${path}`;

/** Time for a render and its compression, with a wide margin. */
const revalidateMs = 500;

/**
 * Revalidates a stale page. Otherwise the site would send the stale one, and the browser would fetch its data again,
 * which is rare for visitors.
 */
export async function revalidate(port: number, target: LoadTarget): Promise<void> {
  await sendRequest(port, target, browserEncodings);
  await wait(revalidateMs);
}

/** Decodes a brotli stream that may be incomplete. */
export function readBrotli(bytes: Buffer): string {
  return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}
