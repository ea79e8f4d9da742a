import * as v from 'valibot';
import { copyOf, type Encoding, type PageVariants } from './encodings.ts';
import { type CachedPage, cachedPageBytes } from './page-cache.ts';
import { tagPattern } from './tags.ts';

/** Version of the format below. It is part of every key, so that builds with different formats never share an entry. */
export const entryVersion = 2;

/** Fields of a page in the shared cache. Times are in epoch milliseconds, since instances share no other clock. */
const metaSchema = v.object({
  version: v.literal(entryVersion),
  build: v.string(),
  status: v.picklist([200, 404]),
  route: v.string(),
  hash: v.string(),
  plainBytes: v.number(),
  encoding: v.picklist(['br', 'zstd'] satisfies Encoding[]),
  etag: v.string(),
  renderedAt: v.number(),
  freshUntil: v.number(),
  staleUntil: v.number(),
  tags: v.array(v.pipe(v.string(), v.regex(tagPattern))),
  position: v.pipe(v.string(), v.regex(/^\d{15}-\d{20}-\d{6}$/)),
});

/** A page of the shared cache without its headers, which the reader makes itself. */
export interface SharedPage extends Omit<CachedPage, 'headers'> {
  /** A purge has made it stale. */
  isPurged?: true;
}

/** Epoch time at which `performance.now()` was 0. Read for each use: the system's clock may be corrected. */
const epochOrigin = () => Date.now() - performance.now();

const lengthBytes = 4;

/** Bytes of an entry: the length of the fields, the fields as JSON, the encoded body. */
export function encodeEntry(build: string, page: CachedPage): Buffer {
  const { hash, plainBytes, stored } = page.variants;
  const origin = epochOrigin();
  const toEpoch = (time: number) => Math.round(origin + time);
  const meta = Buffer.from(
    JSON.stringify({
      version: entryVersion,
      build,
      status: page.status,
      route: page.route,
      tags: page.tags,
      position: page.position,
      hash,
      plainBytes,
      encoding: stored.encoding,
      etag: stored.etag,
      renderedAt: toEpoch(page.renderedAt),
      freshUntil: toEpoch(page.freshUntil),
      staleUntil: toEpoch(page.staleUntil),
    }),
  );
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(meta.length);
  return Buffer.concat([length, meta, stored.body]);
}

function parseMeta(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** The page of an entry. Undefined for other builds, other formats, expired pages and bytes that are not an entry. */
export function decodeEntry(build: string, bytes: Buffer): SharedPage | undefined {
  if (bytes.length < lengthBytes) return undefined;
  const bodyAt = lengthBytes + bytes.readUInt32BE();
  const parsed = v.safeParse(metaSchema, parseMeta(bytes.subarray(lengthBytes, bodyAt)));
  if (!parsed.success || parsed.output.build !== build) return undefined;
  const { status, route, hash, plainBytes, encoding, etag, tags, position, ...times } = parsed.output;
  const now = performance.now();
  // The clock of the instance that rendered the page may be ahead of this one.
  const origin = Math.max(epochOrigin(), times.renderedAt - now);
  const staleUntil = times.staleUntil - origin;
  if (now > staleUntil) return undefined;
  // A slice would retain the client's read buffer.
  const body = copyOf(bytes.subarray(bodyAt));
  const variants: PageVariants = { hash, plainBytes, stored: { encoding, etag, body } };
  return {
    status,
    route,
    tags,
    position,
    variants,
    renderedAt: times.renderedAt - origin,
    freshUntil: times.freshUntil - origin,
    staleUntil,
    bytes: cachedPageBytes(variants, tags),
    hits: 0,
  };
}
