import type * as v from 'valibot';

export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/**
 * One call whose answer a page reads. `key` is its address as the site itself passes it on, the same on both sides, and so the name under
 * which an answer fetched by the server is found by the browser.
 */
export interface Resource<T> {
  key: string;
  /** Path with query, relative to the service's origin. */
  path: string;
  /** The path without what differs from one thing asked for to the next: there are no more of these than the code names. */
  call: string;
  /** Loaded when an answer has come: the checks are no part of what a page needs to hydrate. */
  schema: () => Promise<v.GenericSchema<unknown, T>>;
  /** Milliseconds during which an answer is not asked for again; with 0 the server keeps it for nobody, and a browser takes what came. */
  freshMs: number;
  /** The answer carries html: it is cleaned by the site's own server, so browsers never ask the service for it directly. */
  html: boolean;
}

/**
 * What became of a call. Pages show `found`, and leave the part out otherwise; only a gate tells the others apart. A service that does not
 * take such a question is well, and says so itself by a `status` from 400 to 499.
 */
export type Result<T> = { state: 'found'; data: T } | { state: 'notFound' } | { state: 'failed'; status?: number };

export const notFound = { state: 'notFound' } as const;
export const failed = { state: 'failed' } as const;

/** Data is fresh for ten seconds. */
export const defaultFreshMs = 10_000;

/** How long an answer is fresh. That there is none may be a moment's mistake, also of what never changes. */
export const freshMsOf = ({ freshMs }: Resource<unknown>, { state }: Result<unknown>): number =>
  state === 'notFound' ? Math.min(freshMs, defaultFreshMs) : freshMs;

/** Empty values are dropped, lists are repeated, order is kept: `{groups: ['a', 'b'], q: ''}` → `?groups=a&groups=b`. */
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

/** A call of the content service. Only `slug` may be a part of its path that is not known beforehand: it stands at the end. */
export function resource<T>(
  path: string,
  query: Query,
  schema: Resource<T>['schema'],
  { freshMs = defaultFreshMs, html = false, slug }: { freshMs?: number; html?: boolean; slug?: string } = {},
): Resource<T> {
  const last = slug === undefined ? '' : encodeURIComponent(slug);
  const full = `/${path}${last}${toQueryString(query)}`;
  const call = slug === undefined ? `/${path}` : `/${path}:slug`;
  return { key: `api${full}`, path: full, call, schema, freshMs, html };
}
