import type { PageVariants } from '../../../../server/cache/encodings.ts';
import type { CachedPage } from '../../../../server/cache/page-cache.ts';
import { noPosition } from '../../../../server/cache/purges.ts';

const variantsOf = (text: string): PageVariants => ({
  hash: text,
  plainBytes: text.length,
  identity: { encoding: 'identity', body: Buffer.from(text), etag: '"x"' },
  gzip: { encoding: 'gzip', body: Buffer.from(`gzip ${text}`), etag: '"x-gzip"' },
  stored: { encoding: 'br', body: Buffer.from(`br ${text}`), etag: '"x-br"' },
});

/** A page rendered at 0 ms, fresh until 10 s and served stale until 30 s. */
export const cachedPage = (over: Partial<CachedPage> = {}, text = 'page'): CachedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' },
  variants: variantsOf(text),
  renderedAt: 0,
  freshUntil: 10_000,
  staleUntil: 30_000,
  bytes: 100,
  route: 'home',
  hits: 0,
  tags: ['brand:en', 'culture:en-GB', 'route:home'],
  position: noPosition,
  ...over,
});

/** HTML varied enough that a slower compression makes it smaller. */
export const variedHtml = Buffer.from(
  Array.from({ length: 200 }, (_, index) => `<a href="/slots/${(index * 7_919) % 1_009}/">Game ${index % 13}</a>`).join(
    '',
  ),
);
