/**
 * How Node runs the site, as in `npm run serve` and in the image. What is young is swept in small portions: the pages of many visitors
 * die young, and larger portions were no faster.
 */
export const siteFlags = ['--max-semi-space-size=8'] as const;

/** The C library would keep a heap for each of eleven threads, most of it empty. */
export const siteMemory = { MALLOC_ARENA_MAX: '1' } as const;
