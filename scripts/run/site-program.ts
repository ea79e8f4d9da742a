/** What the site finds in its environment here, in the image and on a platform: the C library would keep a heap for each of eleven threads. */
export const siteMemory = { MALLOC_ARENA_MAX: '1' } as const;
