/** What is known of the platform's maintenance. Times are epoch milliseconds. */
export interface MaintenanceWatch {
  isClosed: boolean;
  /** When it was last asked or told. */
  askedAt: number;
  /** How often the clock has asked since the visitor was last here. */
  asked: number;
}

export type MaintenanceEvent =
  /** The user context, or the answer to what was asked. */
  | { type: 'told'; isClosed: boolean }
  /** Time has passed while the page is in view. */
  | { type: 'clock' }
  /** The visitor has come back to the page. */
  | { type: 'returned' };

export interface MaintenanceStep {
  watch: MaintenanceWatch;
  /** The platform is to be asked now. */
  asks: boolean;
}

export const openPlatform: MaintenanceWatch = { isClosed: false, askedAt: 0, asked: 0 };

/** How often a page in view asks whether the platform is open again. */
export const checkEveryMs = 3 * 60_000;
/** Somebody who goes to and fro between tabs asks no more often than that. */
const restMs = 30_000;
/** A page that nobody has come back to for an hour stops asking. */
const mostByClock = 20;

/** Nobody asks about a platform that is open. */
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
