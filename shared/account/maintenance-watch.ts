/** State of the platform's maintenance. Times are epoch milliseconds. */
export interface MaintenanceWatch {
  isClosed: boolean;
  /** Time of the last request or report. */
  askedAt: number;
  /** Timed requests since the visitor's last return to the page. */
  asked: number;
}

export type MaintenanceEvent =
  /** A report from the user context, or the response to a request. */
  | { type: 'told'; isClosed: boolean }
  /** A timer tick while the page is visible. */
  | { type: 'clock' }
  /** The visitor has returned to the page. */
  | { type: 'returned' };

export interface MaintenanceStep {
  watch: MaintenanceWatch;
  /** The platform's status should be requested now. */
  asks: boolean;
}

export const openPlatform: MaintenanceWatch = { isClosed: false, askedAt: 0, asked: 0 };

/** Interval of requests on a visible page while the platform is closed. */
export const checkEveryMs = 3 * 60_000;
/** Minimum interval between requests of a visitor who switches tabs. */
const restMs = 30_000;
/** Stop after this many timed requests (an hour) without a return. */
const mostByClock = 20;

/** Sends no requests while the platform is open. */
export function stepMaintenance(watch: MaintenanceWatch, event: MaintenanceEvent, now: number): MaintenanceStep {
  if (event.type === 'told') {
    const asked = watch.isClosed && event.isClosed ? watch.asked : 0;
    return { watch: { isClosed: event.isClosed, askedAt: now, asked }, asks: false };
  }
  const byClock = event.type === 'clock';
  const asked = byClock ? watch.asked : 0;
  const isDue = now - watch.askedAt >= (byClock ? checkEveryMs : restMs);
  if (!watch.isClosed || !isDue || asked >= mostByClock) return { watch: { ...watch, asked }, asks: false };
  return { watch: { ...watch, askedAt: now, asked: asked + (byClock ? 1 : 0) }, asks: true };
}
