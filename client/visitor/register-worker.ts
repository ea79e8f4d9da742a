import { trustedScriptUrl } from './load-script.ts';
import type { Logger } from './logger.ts';
import { cachePrefix } from './worker-cache.ts';

/** Registers the service worker at a URL. Without a URL, unregisters the browser's workers. */
export async function registerWorker(url: string | undefined, log: Logger): Promise<void> {
  // Offline, keep the current worker.
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  // A first worker is not an update.
  if (navigator.serviceWorker.controller) {
    const onUpdate = () => log('LogInfo', 'The service worker was updated', url);
    navigator.serviceWorker.addEventListener('controllerchange', onUpdate, { once: true });
  }
  try {
    if (url) await navigator.serviceWorker.register(trustedScriptUrl(url), { updateViaCache: 'none' });
    else await removeWorkers();
  } catch (error) {
    console.error('[pwa] The service worker was not registered.', error);
  }
}

/** Unregisters all workers and deletes their caches. A worker that is unregistered first cannot delete them itself. */
async function removeWorkers() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}
