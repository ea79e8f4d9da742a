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

const named = {
  zstd: { asked: /(?:^|[\s,])zstd(?:$|[\s,;])/, refused: /\bzstd\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$)/ },
  br: { asked: /(?:^|[\s,])br(?:$|[\s,;])/, refused: /\bbr\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$)/ },
  gzip: { asked: /(?:^|[\s,])gzip(?:$|[\s,;])/, refused: /\bgzip\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$)/ },
} as const;

/** The first of some encodings, best first, that an Accept-Encoding header allows. */
export function chooseEncoding<Known extends Exclude<Encoding, 'identity'>>(
  accept: string | undefined,
  known: readonly Known[],
): Known | 'identity' {
  if (!accept) return 'identity';
  const isAllowed = (encoding: Known) => named[encoding].asked.test(accept) && !named[encoding].refused.test(accept);
  return known.find(isAllowed) ?? 'identity';
}
