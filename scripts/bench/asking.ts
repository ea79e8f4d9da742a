import { request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { LoadTarget } from './programs/load-job.ts';

/** What browsers send. */
export const browserEncodings = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const;

/** The page that most visits begin with. */
export const home: LoadTarget = { host: 'en.localhost', path: '/' };

export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came, perhaps compressed. */
  readonly body: Buffer;
  /** The first piece of it, and when it came, in `performance.now()` milliseconds. */
  readonly first: Buffer;
  readonly firstAt: number;
  readonly begunAt: number;
}

/** One request on a connection of its own. */
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

/** Where a browser finds a page of a program on this machine. */
export const addressOf = (port: number, { host, path }: LoadTarget) => `http://${host}:${port}${path}`;

/** A render and its compression, with much to spare. */
const renewMs = 500;

/** An old page would be sent while it is made anew, and its data fetched once more by the browser: not what most visitors meet. */
export async function renew(port: number, target: LoadTarget): Promise<void> {
  await ask(port, target, browserEncodings);
  await wait(renewMs);
}

/** Text of a brotli stream of which perhaps only the beginning has come. */
export function readBrotli(bytes: Buffer): string {
  return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}
