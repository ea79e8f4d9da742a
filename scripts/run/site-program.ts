/** What the site finds in its environment here, in the image and on a platform: the C library would keep a heap for each of eleven threads. */
export const siteMemory = { MALLOC_ARENA_MAX: '1' } as const;

/**
 * What Node is told besides: to collect garbage when the heap has grown by 60 %, not fourfold, and to let less of it gather before. A
 * process that has served thousands of pages is a third smaller, for a few percent of CPU. To take memory for compiling from pages of its
 * own, since it leaves holes in the C library's heap that nothing closes. And to let the site collect when nobody asks for anything,
 * which is a fifth of the rest.
 */
export const siteFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
  '--managed-zone-memory',
  '--expose-gc',
] as const;
