/** Times of a visitor's visits, in epoch milliseconds; 0 where there was none. */
export interface VisitTimes {
  /** The last sign of life. */
  last: number;
  /** The last sign of life of the visit before this one. */
  previous: number;
}

export const noVisit: VisitTimes = { last: 0, previous: 0 };

/** A silence that is longer ends a visit. */
export const silenceMs = 30 * 60_000;

/** A sign of life: the visit goes on, or another one begins. */
export function continueVisit({ last, previous }: VisitTimes, now: number): VisitTimes {
  // A clock that was set back ends nothing.
  if (now <= last) return { last, previous };
  return { last: now, previous: last > 0 && now - last > silenceMs ? last : previous };
}

/** What two tabs know of the same visitor: one may have slept through the visits of the other. */
export function mergeVisits(a: VisitTimes, b: VisitTimes): VisitTimes {
  const [later, earlier] = a.last >= b.last ? [a, b] : [b, a];
  const previous = Math.max(later.previous, earlier.previous);
  return { last: later.last, previous: Math.max(previous, continueVisit(earlier, later.last).previous) };
}

/** Whether a game came (ISO date) after the visit before this one; never for somebody who is here for the first time. */
export const isReleasedSince = (releasedAt: string | undefined, { previous }: Pick<VisitTimes, 'previous'>): boolean =>
  previous > 0 && releasedAt !== undefined && Date.parse(releasedAt) > previous;
