export type HeaderMap = Readonly<Record<string, string>>;

/** Value of `X-Cache`: how the response was produced. `l2` is a page of the shared cache. */
export type CacheState = 'hit' | 'l2' | 'miss' | 'stream' | 'bypass';

/** Value of Cache-Control for responses that no cache may store. */
export const neverStored = 'private, no-store';

/** Value of Cache-Control for files that change with the content, such as sitemaps. */
export const publicForAnHour = 'public, max-age=3600';
