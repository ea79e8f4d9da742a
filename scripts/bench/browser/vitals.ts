import { setTimeout as wait } from 'node:timers/promises';
import type { Phone } from './phone.ts';

/** Web vitals of a visit in milliseconds, and transferred bytes. */
export interface Vitals {
  readonly fcp: number;
  readonly lcp: number;
  /** Total time of tasks beyond 50 ms each after the first paint, hydration included. */
  readonly tbt: number;
  readonly cls: number;
  readonly earlyScriptBytes: number;
  readonly scriptBytes: number;
  /** Pictures requested before the load event: those of the first screen. Others load when the browser is idle. */
  readonly imageBytes: number;
  /** Largest picture of a game. */
  readonly tileBytes: number;
  /** Number of pictures with high fetch priority. */
  readonly urgentImages: number;
}

interface Observed {
  lcp: number;
  cls: number;
  tasks: { startTime: number; duration: number }[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Quiet time after the load event. Hydration runs when the browser is idle, so it has finished by then. */
const settleMs = 2_500;

/** Runs in the page before all other scripts. */
function observe() {
  const observed: Observed = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(globalThis, { observed });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
  on('longtask', ({ startTime, duration }) => observed.tasks.push({ startTime, duration }));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) observed.cls += value;
  });
}

/** Runs in the page at the end. */
function readObserved() {
  const { observed } = globalThis as unknown as { observed: Observed };
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return { ...observed, fcp, urgentImages: document.querySelectorAll('img[fetchpriority=high]').length };
}

/** Counts transferred body bytes by kind of resource. */
function countBytes({ devtools }: Phone) {
  const bytes = { earlyScript: 0, script: 0, earlyImage: 0, tile: 0 };
  const requests = new Map<string, { kind: string; isEarly: boolean; isTile: boolean; sent: number }>();
  let hasLoaded = false;
  devtools.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    requests.set(requestId, {
      kind: type,
      isEarly: !hasLoaded,
      isTile: request.url.includes('/images/games/'),
      sent: 0,
    });
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const entry = requests.get(requestId);
    if (!entry) return;
    entry.sent += encodedDataLength;
    const { kind, isEarly, isTile, sent } = entry;
    if (kind === 'Script') bytes.script += encodedDataLength;
    if (kind === 'Script' && isEarly) bytes.earlyScript += encodedDataLength;
    if (kind === 'Image' && isEarly) bytes.earlyImage += encodedDataLength;
    if (isTile) bytes.tile = Math.max(bytes.tile, sent);
  });
  devtools.on('Page.loadEventFired', () => (hasLoaded = true));
  return bytes;
}

/** Visits a page and waits until it is idle. */
export async function readVitals(phone: Phone, url: string): Promise<Vitals> {
  const { page, devtools } = phone;
  await devtools.send('Page.enable');
  const bytes = countBytes(phone);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  await wait(settleMs);
  const { fcp, lcp, cls, tasks, urgentImages } = await page.evaluate(readObserved);
  const blocking = tasks.filter(({ startTime }) => startTime >= fcp).map(({ duration }) => Math.max(0, duration - 50));
  return {
    fcp,
    lcp,
    cls,
    tbt: blocking.reduce((sum, next) => sum + next, 0),
    earlyScriptBytes: bytes.earlyScript,
    scriptBytes: bytes.script,
    imageBytes: bytes.earlyImage,
    tileBytes: bytes.tile,
    urgentImages,
  };
}
