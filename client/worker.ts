import { cachePrefix } from './visitor/worker-cache.ts';

/**
 * The service worker: pages come from the network as ever, and when there is none, the offline page of the culture stands in for them.
 * It keeps no page of the site, so that an old one can never come back.
 */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker extends EventTarget {
  /** Written before this script by the server. */
  readonly kept: { version: string; pages: readonly string[]; files: readonly string[] };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as Worker;
const { version, pages, files } = worker.kept;
const cacheName = cachePrefix + version;

async function keep() {
  const cache = await caches.open(cacheName);
  // Past the browser's own cache, which may still have what the last build left.
  await cache.addAll([...pages, ...files].map((url) => new Request(url, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The page of the culture whose prefix the address has; the first one is that without. */
function offlinePage(pathname: string): string {
  const own = pages.slice(1).find((page) => pathname.startsWith(page.slice(0, page.lastIndexOf('/') + 1)));
  return own ?? pages[0] ?? '/';
}

async function answer(request: Request, otherwise: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(otherwise);
    if (found) return found;
    throw error;
  }
}

worker.addEventListener('install', (event) => (event as Waiting).waitUntil(keep()));
worker.addEventListener('activate', (event) => (event as Waiting).waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') (event as Fetching).respondWith(answer(request, offlinePage(pathname)));
  else if (files.includes(pathname)) (event as Fetching).respondWith(answer(request, pathname));
});
