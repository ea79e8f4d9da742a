import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from './cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli at quality 11, cached by content, because it is the slowest part of a build. */
export function compressBrotli(content: Buffer): Promise<Buffer> {
  return cached('brotli', content, () =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );
}

/** Gzip at level 9. */
export function compressGzip(content: Buffer): Promise<Buffer> {
  return zip(content, { level: 9 });
}
