/** Milliseconds that the steps of a page took, in their order. */
export type Spent = Readonly<Record<string, number>>;

/** Value of `Server-Timing`: a page's age, and for developers what it took to make it, all in milliseconds. */
export function serverTiming(ageMs: number, spent?: Spent): string {
  const age = `age;dur=${Math.round(ageMs)}`;
  if (!spent) return age;
  return [age, ...Object.entries(spent).map(([step, ms]) => `${step};dur=${ms.toFixed(1)}`)].join(', ');
}
