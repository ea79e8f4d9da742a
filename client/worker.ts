import { cachePrefix } from './visitor/worker-cache.ts';

/**
 * The service worker. Pages always come from the network; when that fails, the culture's offline page is served. It caches no other page,
 * so that a stale one can never appear.
 */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker extends EventTarget {
  /** The server prepends this variable to the script. */
  readonly precache: { version: string; pages: readonly string[]; files: readonly string[] };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as Worker;
const { version, pages, files } = worker.precache;
const cacheName = cachePrefix + version;

async function precacheFiles() {
  const cache = await caches.open(cacheName);
  // Bypass the HTTP cache, which may still contain files of the last build.
  await cache.addAll([...pages, ...files].map((url) => new Request(url, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Returns the offline page for the URL's culture prefix. The first page has none. */
function offlinePage(pathname: string): string {
  const own = pages.slice(1).find((page) => pathname.startsWith(page.slice(0, page.lastIndexOf('/') + 1)));
  return own ?? pages[0] ?? '/';
}

async function fetchOrCached(request: Request, fallback: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(fallback);
    if (found) return found;
    throw error;
  }
}

worker.addEventListener('install', (event) => (event as Waiting).waitUntil(precacheFiles()));
worker.addEventListener('activate', (event) => (event as Waiting).waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') (event as Fetching).respondWith(fetchOrCached(request, offlinePage(pathname)));
  else if (files.includes(pathname)) (event as Fetching).respondWith(fetchOrCached(request, pathname));
});
