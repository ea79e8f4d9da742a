/** State of the platform's maintenance. Times are epoch milliseconds. */
export interface MaintenanceWatch {
  isClosed: boolean;
  /** Time of the last request or report. */
  requestedAt: number;
  /** Timed requests since the visitor's last return to the page. */
  requests: number;
}

export type MaintenanceEvent =
  /** A report from the user context, or the response to a request. */
  | { type: 'reported'; isClosed: boolean }
  /** A timer tick while the page is visible. */
  | { type: 'clock' }
  /** The visitor has returned to the page. */
  | { type: 'returned' };

export interface MaintenanceStep {
  watch: MaintenanceWatch;
  /** The platform's status should be requested now. */
  shouldRequest: boolean;
}

export const openPlatform: MaintenanceWatch = { isClosed: false, requestedAt: 0, requests: 0 };

/** Interval of requests on a visible page while the platform is closed. */
export const checkEveryMs = 3 * 60_000;
/** Minimum interval between requests of a visitor who switches tabs. */
const restMs = 30_000;
/** Stop after this many timed requests (an hour) without a return. */
const mostByClock = 20;

/** Sends no requests while the platform is open. */
export function stepMaintenance(watch: MaintenanceWatch, event: MaintenanceEvent, now: number): MaintenanceStep {
  if (event.type === 'reported') {
    const requests = watch.isClosed && event.isClosed ? watch.requests : 0;
    return { watch: { isClosed: event.isClosed, requestedAt: now, requests }, shouldRequest: false };
  }
  const byClock = event.type === 'clock';
  const requests = byClock ? watch.requests : 0;
  const isDue = now - watch.requestedAt >= (byClock ? checkEveryMs : restMs);
  if (!watch.isClosed || !isDue || requests >= mostByClock)
    return { watch: { ...watch, requests }, shouldRequest: false };
  return { watch: { ...watch, requestedAt: now, requests: requests + (byClock ? 1 : 0) }, shouldRequest: true };
}
