import { trustedScriptUrl } from './load-script.ts';
import { cachePrefix } from './worker-cache.ts';

/** Registers the service worker that stands at this address, or takes the one away that the browser has when there is none any more. */
export async function registerWorker(url: string | undefined): Promise<void> {
  // Without a connection there is nowhere to fetch another one from.
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  try {
    if (url) await navigator.serviceWorker.register(trustedScriptUrl(url), { updateViaCache: 'none' });
    else await removeWorkers();
  } catch (error) {
    console.error('[pwa] The service worker was not registered; the site goes on without it.', error);
  }
}

/** A worker that goes before it hears of an update leaves what it has kept. */
async function removeWorkers() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}
