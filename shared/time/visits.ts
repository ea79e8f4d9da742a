/** Times of a visitor's visits in epoch milliseconds, 0 for none. */
export interface VisitTimes {
  /** Time of the last activity. */
  last: number;
  /** Time of the last activity in the previous visit. */
  previous: number;
}

export const noVisit: VisitTimes = { last: 0, previous: 0 };

/** A longer time without activity ends a visit. */
export const silenceMs = 30 * 60_000;

/** Records activity, which continues the visit or begins another. */
export function continueVisit({ last, previous }: VisitTimes, now: number): VisitTimes {
  // Ignore a clock that was set back.
  if (now <= last) return { last, previous };
  return { last: now, previous: last > 0 && now - last > silenceMs ? last : previous };
}

/** Merges two tabs' times of the same visitor, since a tab may have been suspended during visits in the other. */
export function mergeVisits(a: VisitTimes, b: VisitTimes): VisitTimes {
  const [later, earlier] = a.last >= b.last ? [a, b] : [b, a];
  const previous = Math.max(later.previous, earlier.previous);
  return { last: later.last, previous: Math.max(previous, continueVisit(earlier, later.last).previous) };
}

/** Whether a game (ISO date) was released after the previous visit. Always false on the first visit. */
export const isReleasedSince = (releasedAt: string | undefined, { previous }: Pick<VisitTimes, 'previous'>): boolean =>
  previous > 0 && releasedAt !== undefined && Date.parse(releasedAt) > previous;
