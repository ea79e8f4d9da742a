/** What the names of all caches begin with that the service worker fills, each build its own. */
export const cachePrefix = 'offline-';
