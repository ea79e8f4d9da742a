/** Milliseconds by step of a page's render, in order. */
export type Timings = Readonly<Record<string, number>>;

/** Value of `Server-Timing` in milliseconds: a page's age and, for developers, the timings of its render. */
export function serverTiming(ageMs: number, timings?: Timings): string {
  const age = `age;dur=${Math.round(ageMs)}`;
  if (!timings) return age;
  return [age, ...Object.entries(timings).map(([step, ms]) => `${step};dur=${ms.toFixed(1)}`)].join(', ');
}
