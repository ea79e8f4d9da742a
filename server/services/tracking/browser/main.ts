import { createBatcher } from '../../../../shared/batching/batcher.ts';
import type { Tracking, TrackingInfo, Visit } from '../../../../shared/contract/tracking.ts';

/** The script's own URL locates its service, with and without the site's proxy. */
const { src } = document.currentScript as HTMLScriptElement;
const visits = new URL('visits', src).href;

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The id that is stored under a key, created on first use. It lasts for this page only when nothing may be stored. */
function storedId(storage: () => Storage, key: string): string {
  try {
    const id = storage().getItem(key) ?? newId();
    storage().setItem(key, id);
    return id;
  } catch {
    return newId();
  }
}

const info: TrackingInfo = {
  arCode: 'direct',
  uguid: storedId(() => localStorage, 'pg-uguid'),
  usguid: storedId(() => sessionStorage, 'pg-usguid'),
  ustd: new Date().toISOString(),
  utv: '1',
  flowId: newId(),
};

const batcher = createBatcher<Visit & { info: TrackingInfo }>({
  windowMs: 2_000,
  mostItems: 50,
  mostBytes: 15 * 1024,
  send(batch) {
    // A beacon outlives the page that it reports.
    if (batch.length === 1) navigator.sendBeacon(visits, JSON.stringify(batch[0]));
    else navigator.sendBeacon(`${visits}/batch`, JSON.stringify({ visits: batch }));
  },
});
// Mobile browsers may end a hidden page without another event.
for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, batcher.flush);

const pgTracking: Tracking = {
  visit: (visit) => batcher.add({ ...visit, info }),
};

Object.assign(window, { pgTracking });
window.postMessage({ source: 'pg-tracking', event: 'ready', info }, location.origin);
