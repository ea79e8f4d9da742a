import type { Variants } from '../../../../server/cache/encodings.ts';
import type { CachedPage } from '../../../../server/cache/page-cache.ts';

const variantsOf = (text: string): Variants => ({
  hash: text,
  plainBytes: text.length,
  identity: { encoding: 'identity', body: Buffer.from(text), etag: '"x"' },
  gzip: { encoding: 'gzip', body: Buffer.from(`gzip ${text}`), etag: '"x-gzip"' },
  kept: { encoding: 'br', body: Buffer.from(`br ${text}`), etag: '"x-br"' },
});

/** Fresh until 10 s, to be sent until 30 s after it was born at 0. */
export const cachedPage = (over: Partial<CachedPage> = {}, text = 'page'): CachedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' },
  variants: variantsOf(text),
  renderedAt: 0,
  freshUntil: 10_000,
  staleUntil: 30_000,
  bytes: 100,
  hits: 0,
  ...over,
});

/** Html with enough variety that a slower compression finds more in it. */
export const variedHtml = Buffer.from(
  Array.from({ length: 200 }, (_, index) => `<a href="/slots/${(index * 7_919) % 1_009}/">Game ${index % 13}</a>`).join(
    '',
  ),
);
