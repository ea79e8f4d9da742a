import { type IncomingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decoded text. */
  text: string;
  /** Bytes on the wire. */
  body: Buffer;
}

export interface RequestOptions {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Called with the text so far at each chunk. */
  onText?(text: string): void;
  signal?: AbortSignal;
}

const decoders = new Map(
  Object.entries({ br: brotliDecompress, gzip: gunzip, zstd: zstdDecompress }).map(
    ([encoding, decompress]) => [encoding, promisify<Buffer, Buffer>(decompress)] as const,
  ),
);

/** Requests a local port with a Host header. Neither follows redirects nor normalises paths. */
export function sendRequest(port: number, path: string, options: RequestOptions = {}): Promise<Reply> {
  const { host = 'en.localhost', method = 'GET', headers = {}, body, onText, signal } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false, ...(signal && { signal }) },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          onText?.(Buffer.concat(chunks).toString());
        });
        incoming.once('error', reject);
        incoming.once('end', () => {
          void decode(Buffer.concat(chunks), incoming.headers['content-encoding']).then(
            (decoded) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, ...decoded }),
            reject,
          );
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

async function decode(body: Buffer, encoding: string | undefined) {
  const decoder = decoders.get(encoding ?? '');
  return { body, text: (decoder ? await decoder(body) : body).toString() };
}

/** Crawlers always get the complete page, so its status does not depend on how fast the services respond. */
export const crawler = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
