import { trustedScriptUrl } from './load-script.ts';

/** Registers the service worker that stands at this address, or takes the one away that the browser has when there is none any more. */
export async function registerWorker(url: string | undefined): Promise<void> {
  // Without a connection there is nowhere to fetch another one from.
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  try {
    if (url) await navigator.serviceWorker.register(trustedScriptUrl(url), { updateViaCache: 'none' });
    else for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  } catch (error) {
    console.error('[pwa] The service worker was not registered; the site goes on without it.', error);
  }
}
