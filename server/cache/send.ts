import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheState, HeaderMap } from '../http/header-values.ts';
import { serverTiming, type Timings } from '../http/timings.ts';
import { chooseEncoding, variantIn } from './encodings.ts';
import { type CachedPage, isHot } from './page-cache.ts';

/** Header arrays for `writeHead`, which are its fastest form, by their source object. */
const flat = new WeakMap<HeaderMap, readonly string[]>();

function flatten(headers: HeaderMap): readonly string[] {
  let list = flat.get(headers);
  if (!list) {
    list = Object.entries(headers).flat();
    flat.set(headers, list);
  }
  return list;
}

const matches = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Prefer the cached encoding: once a page is stored as brotli, all clients get brotli. */
const zstdFirst = ['zstd', 'br', 'gzip'] as const;
const brotliFirst = ['br', 'zstd', 'gzip'] as const;

export interface Sending {
  state: CacheState;
  requestId: string;
  now: number;
  /** Timings of the render, when they were requested. */
  timings?: Timings | undefined;
}

/** Sends a complete page, or 304 when the client has this representation. HEAD gets the headers only. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { state, requestId, now, timings }: Sending,
) {
  const accept = request.headers['accept-encoding'];
  const { variants } = page;
  const wanted = chooseEncoding(
    typeof accept === 'string' ? accept : undefined,
    variants.stored.encoding === 'zstd' ? zstdFirst : brotliFirst,
  );
  const { body, etag, encoding } = variantIn(variants, wanted, isHot(page));
  const headers = [
    ...flatten(page.headers),
    'etag',
    etag,
    'x-cache',
    state,
    'x-request-id',
    requestId,
    'server-timing',
    serverTiming(now - page.renderedAt, timings),
  ];
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch && page.status === 200 && matches(ifNoneMatch, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  response.writeHead(page.status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}
