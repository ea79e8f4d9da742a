import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br' | 'zstd';

/** One representation of a page: its encoded body and the strong ETag of these bytes. */
export interface Variant {
  encoding: Encoding;
  body: Buffer;
  etag: string;
}

/** Cached representations of a page. */
export interface PageVariants {
  /** Hash of the page's content. */
  readonly hash: string;
  /** Length of the page without compression. */
  readonly plainBytes: number;
  /** Zstandard at first, brotli once a client needs it or the page is hot. All others are derived from it. */
  stored: Variant;
  identity?: Variant;
  gzip?: Variant;
}

const toBrotli = promisify(brotliCompress);

/**
 * Zstandard at level 4 costs a quarter of brotli at 4 and is 4 % larger. Brotli at 4 is smaller than gzip at the same
 * cost. Brotli at 11 costs a hundred times more, so it waits until a page is hot.
 */
const zstdLevel = 4;
const quickQuality = 4;
const bestQuality = 11;

const brotliAt = (body: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

const variant = (encoding: Encoding, body: Buffer, hash: string): Variant => ({
  encoding,
  body,
  etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`,
});

/** zlib and Buffer's pool return slices of larger buffers. Caching a slice would retain the whole buffer. */
export function copyOf(part: Buffer): Buffer {
  const whole = Buffer.allocUnsafeSlow(part.length);
  part.copy(whole);
  return whole;
}

const toZstd = (body: Buffer) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: zstdLevel } });

/**
 * A newly rendered page. Compresses synchronously: that takes less than a millisecond, and less than passing it to a
 * thread.
 */
export function encodePage(body: Buffer): PageVariants {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { hash, plainBytes: body.length, stored: variant('zstd', copyOf(toZstd(body)), hash) };
}

const bodyOf = ({ stored }: PageVariants) =>
  stored.encoding === 'zstd' ? zstdDecompressSync(stored.body) : brotliDecompressSync(stored.body);

const makers = {
  identity: (body: Buffer) => body,
  gzip: (body: Buffer) => gzipSync(body, { level: 6 }),
  br: (body: Buffer) => copyOf(brotliCompressSync(body, brotliAt(body, quickQuality))),
  zstd: toZstd,
};

/**
 * The page in an encoding. A derived encoding is cached only for a hot page. Brotli replaces Zstandard, since every
 * client that accepts Zstandard accepts brotli.
 */
export function variantIn(variants: PageVariants, encoding: Encoding, isHot: boolean): Variant {
  if (encoding === variants.stored.encoding) return variants.stored;
  const known = encoding === 'identity' || encoding === 'gzip' ? variants[encoding] : undefined;
  if (known) return known;
  const made = variant(encoding, makers[encoding](bodyOf(variants)), variants.hash);
  if (encoding === 'br') variants.stored = made;
  else if (isHot && encoding !== 'zstd') variants[encoding] = made;
  return made;
}

/** The smallest brotli, with its own ETag, since other bytes are another representation. */
export async function recompress(variants: PageVariants): Promise<Variant> {
  const { hash } = variants;
  const body = bodyOf(variants);
  return variant('br', copyOf(await toBrotli(body, brotliAt(body, bestQuality))), `${hash}-11`);
}

/** Matches a coding in an Accept-Encoding header. Its quality is 1 where none is given. */
const listing = (coding: string) => new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?=,|$)`, 'i');

const listings = {
  zstd: listing('zstd'),
  br: listing('br'),
  gzip: listing('gzip'),
  identity: listing('identity'),
  any: listing('\\*'),
} as const;

function qualityOf(accept: string, coding: keyof typeof listings): number | undefined {
  const found = listings[coding].exec(accept);
  return found ? Number(found[1] ?? 1) : undefined;
}

/**
 * The first of some encodings, best first, with the highest quality in an Accept-Encoding header (RFC 9110, section
 * 12.5.3). A header that rejects everything, even `identity`, gets `identity`: that is more useful than a 406.
 */
export function chooseEncoding<Known extends Exclude<Encoding, 'identity'>>(
  accept: string | undefined,
  known: readonly Known[],
): Known | 'identity' {
  if (!accept) return 'identity';
  let chosen: Known | 'identity' = 'identity';
  let best = 0;
  for (const encoding of known) {
    const quality = qualityOf(accept, encoding) ?? qualityOf(accept, 'any') ?? 0;
    if (quality >= 1) return encoding;
    if (quality > best) [chosen, best] = [encoding, quality];
  }
  return best < (qualityOf(accept, 'identity') ?? 0) ? 'identity' : chosen;
}
