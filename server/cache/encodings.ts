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

/** One representation of a page: its bytes and the strong ETag of exactly these. */
export interface Variant {
  encoding: Encoding;
  body: Buffer;
  etag: string;
}

/** What is kept of a page. */
export interface Variants {
  /** Tells this page's bytes from any other's. */
  readonly hash: string;
  /** Length of the page as it is without compression. */
  readonly plainBytes: number;
  /** Zstandard at first, brotli once somebody needs that or the page is hot; all others are made from it. */
  kept: Variant;
  identity?: Variant;
  gzip?: Variant;
}

const toBrotli = promisify(brotliCompress);

/**
 * Zstandard at 4 costs a quarter of brotli at 4 and is 4 % larger; brotli at 4 is smaller than gzip at the same cost, and at 11 costs a
 * hundred times more and waits until a page is hot.
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

/** zlib gives a part of a much larger buffer, as does Buffer's own pool: all of it would be kept with the part. */
function copyOf(part: Buffer): Buffer {
  const whole = Buffer.allocUnsafeSlow(part.length);
  part.copy(whole);
  return whole;
}

const toZstd = (body: Buffer) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: zstdLevel } });

/** A page just rendered. It compresses on this thread: a part of a millisecond, less than handing it to another costs. */
export function encodePage(body: Buffer): Variants {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { hash, plainBytes: body.length, kept: variant('zstd', copyOf(toZstd(body)), hash) };
}

const bodyOf = ({ kept }: Variants) =>
  kept.encoding === 'zstd' ? zstdDecompressSync(kept.body) : brotliDecompressSync(kept.body);

const makers = {
  identity: (body: Buffer) => body,
  gzip: (body: Buffer) => gzipSync(body, { level: 6 }),
  br: (body: Buffer) => copyOf(brotliCompressSync(body, brotliAt(body, quickQuality))),
  zstd: toZstd,
};

/**
 * The page in an encoding. What has to be made first is kept only where many ask for the page; brotli takes the place of what was kept,
 * since all who know Zstandard know it too.
 */
export function variantIn(variants: Variants, encoding: Encoding, isHot: boolean): Variant {
  if (encoding === variants.kept.encoding) return variants.kept;
  const known = encoding === 'identity' || encoding === 'gzip' ? variants[encoding] : undefined;
  if (known) return known;
  const made = variant(encoding, makers[encoding](bodyOf(variants)), variants.hash);
  if (encoding === 'br') variants.kept = made;
  else if (isHot && encoding !== 'zstd') variants[encoding] = made;
  return made;
}

/** The smallest brotli, under an ETag of its own: other bytes are another representation. */
export async function squeeze(variants: Variants): Promise<Variant> {
  const { hash } = variants;
  const body = bodyOf(variants);
  return variant('br', copyOf(await toBrotli(body, brotliAt(body, bestQuality))), `${hash}-11`);
}

/** Finds a coding in an Accept-Encoding header, and its quality, which is 1 where none is given. */
const listing = (coding: string) => new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?=,|$)`, 'i');

const listings = {
  zstd: listing('zstd'),
  br: listing('br'),
  gzip: listing('gzip'),
  identity: listing('identity'),
  any: listing('\\*'),
} as const;

/** Undefined for a coding that is not listed. */
function qualityOf(accept: string, coding: keyof typeof listings): number | undefined {
  const found = listings[coding].exec(accept);
  return found ? Number(found[1] ?? 1) : undefined;
}

/**
 * Of some encodings, best first, the one that an Accept-Encoding header likes most (RFC 9110, section 12.5.3). A header that allows nothing,
 * not even the page as it is, gets that: it helps more than an error.
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
