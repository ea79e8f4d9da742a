/** Prefix of the service worker's cache names. Each build has its own cache. */
export const cachePrefix = 'offline-';
