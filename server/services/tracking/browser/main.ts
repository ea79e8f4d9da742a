import type { Tracking, TrackingInfo } from '../../../../shared/contract/tracking.ts';

/** The script's own address tells where its service is, whichever way the page reaches it. */
const { src } = document.currentScript as HTMLScriptElement;
const visits = new URL('visits', src).href;

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The id under a key, made when there is none; only for this page where nothing may be stored. */
function keptId(storage: () => Storage, key: string): string {
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
  uguid: keptId(() => localStorage, 'pg-uguid'),
  usguid: keptId(() => sessionStorage, 'pg-usguid'),
  ustd: new Date().toISOString(),
  utv: '1',
  flowId: newId(),
};

const pgTracking: Tracking = {
  visit(visit) {
    // Outlives the page that it speaks of.
    navigator.sendBeacon(visits, JSON.stringify({ ...visit, info }));
  },
};

Object.assign(window, { pgTracking });
window.postMessage({ source: 'pg-tracking', event: 'ready', info }, location.origin);
