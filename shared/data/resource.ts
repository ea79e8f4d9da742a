import type * as v from 'valibot';
import { encodeSegment } from '../routing/pattern.ts';

export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/**
 * One call whose result a page reads. `key` is its URL at the site's own proxy, equal on both sides, so that the
 * browser finds the server's results by it.
 */
export interface Resource<T> {
  key: string;
  /** Path with query, relative to the service's origin. */
  path: string;
  /** The path without ids and queries. Its number of values is bounded by the code. */
  call: string;
  /** Loaded when a response arrives, since hydration needs no schemas. */
  schema: () => Promise<v.GenericSchema<unknown, T>>;
  /** Freshness in milliseconds. With 0 the server does not cache the result, and a browser uses the one in the page. */
  freshMs: number;
  /** The response contains HTML. The site's server sanitises it, so browsers never call the service directly. */
  html: boolean;
  /** Converts a `text/html` response to the shape of the JSON one. Without it such a response is a failure. */
  readHtml?: (html: string) => unknown;
}

/**
 * Outcome of a call. Pages render `found` and omit the section otherwise; only gates distinguish the rest. A service
 * that rejects a request as invalid is healthy: `status` is then 400 to 499.
 */
export type Result<T> = { state: 'found'; data: T } | { state: 'notFound' } | { state: 'failed'; status?: number };

export const notFound = { state: 'notFound' } as const;
export const failed = { state: 'failed' } as const;

/** Data is fresh for ten seconds. */
export const defaultFreshMs = 10_000;

/** Freshness of a result. A 404 may be a temporary mistake even for constant data. */
export const freshMsOf = ({ freshMs }: Resource<unknown>, { state }: Result<unknown>): number =>
  state === 'notFound' ? Math.min(freshMs, defaultFreshMs) : freshMs;

/** Drops empty values, repeats lists and preserves the order: `{groups: ['a', 'b'], q: ''}` → `?groups=a&groups=b`. */
export function toQueryString(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? (value as readonly (string | number)[]) : [value]) {
      if (item !== undefined && item !== '') search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** See `Resource`; `readHtml` implies `html`. */
type ResourceOptions = Partial<Pick<Resource<unknown>, 'freshMs' | 'html' | 'readHtml'>> & { slug?: string };

/** A call of the content service. Only `slug` may be a variable part of its path, at the end. */
export function resource<T>(
  path: string,
  query: Query,
  schema: Resource<T>['schema'],
  { freshMs = defaultFreshMs, html = false, slug, readHtml }: ResourceOptions = {},
): Resource<T> {
  const last = slug === undefined ? '' : encodeSegment(slug);
  const full = `/${path}${last}${toQueryString(query)}`;
  const call = slug === undefined ? `/${path}` : `/${path}:slug`;
  return {
    key: `api${full}`,
    path: full,
    call,
    schema,
    freshMs,
    html: html || readHtml !== undefined,
    ...(readHtml && { readHtml }),
  };
}
