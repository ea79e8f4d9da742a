/** Milliseconds by step of a page's render, in order. */
export type Spent = Readonly<Record<string, number>>;

/** Value of `Server-Timing` in milliseconds: a page's age and, for developers, the timings of its render. */
export function serverTiming(ageMs: number, spent?: Spent): string {
  const age = `age;dur=${Math.round(ageMs)}`;
  if (!spent) return age;
  return [age, ...Object.entries(spent).map(([step, ms]) => `${step};dur=${ms.toFixed(1)}`)].join(', ');
}
