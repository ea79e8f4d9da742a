import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** One representation of a page: its bytes and the strong ETag of exactly these. */
export interface Variant {
  encoding: Encoding;
  body: Buffer;
  etag: string;
}

/** What is kept of a page: nearly everybody asks for brotli, and the others can be made from it. */
export interface Variants {
  /** Tells this page's bytes from any other's. */
  readonly hash: string;
  /** Length of the page as it is without compression. */
  readonly plainBytes: number;
  readonly br: Variant;
  identity?: Variant;
  gzip?: Variant;
}

const toBrotli = promisify(brotliCompress);

/** Brotli at 4 is smaller than gzip at the same cost; 11 costs a hundred times more and waits until a page is hot. */
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

/** A page just rendered. It compresses on this thread: a millisecond, where handing it to another costs more than it frees. */
export function encodePage(body: Buffer): Variants {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const br = variant('br', copyOf(brotliCompressSync(body, brotliAt(body, quickQuality))), hash);
  return { hash, plainBytes: body.length, br };
}

function makeVariant({ hash, br }: Variants, encoding: 'identity' | 'gzip'): Variant {
  const body = brotliDecompressSync(br.body);
  return variant(encoding, encoding === 'gzip' ? gzipSync(body, { level: 6 }) : body, hash);
}

/** The page in an encoding. What has to be made first is kept only where many ask for the page. */
export function variantIn(variants: Variants, encoding: Encoding, isHot: boolean): Variant {
  const known = variants[encoding];
  if (known || encoding === 'br') return known ?? variants.br;
  const made = makeVariant(variants, encoding);
  if (isHot) variants[encoding] = made;
  return made;
}

/** The smallest brotli, under an ETag of its own: other bytes are another representation. */
export async function squeeze({ hash, br }: Variants): Promise<Variant> {
  const body = brotliDecompressSync(br.body);
  return variant('br', copyOf(await toBrotli(body, brotliAt(body, bestQuality))), `${hash}-11`);
}

const named = {
  br: { asked: /(?:^|[\s,])br(?:$|[\s,;])/, refused: /\bbr\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$)/ },
  gzip: { asked: /(?:^|[\s,])gzip(?:$|[\s,;])/, refused: /\bgzip\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$)/ },
} as const;

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  for (const encoding of ['br', 'gzip'] as const) {
    if (named[encoding].asked.test(accept) && !named[encoding].refused.test(accept)) return encoding;
  }
  return 'identity';
}
