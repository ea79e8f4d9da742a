/** Milliseconds by step of a page's render, in order. */
export type Timings = Readonly<Record<string, number>>;

/** Value of `Server-Timing` in milliseconds: a page's age and, for developers, the timings of its render. */
export function serverTiming(ageMs: number, timings?: Timings): string {
  const age = `age;dur=${Math.round(ageMs)}`;
  if (!timings) return age;
  return [age, ...Object.entries(timings).map(([step, ms]) => `${step};dur=${ms.toFixed(1)}`)].join(', ');
}

/** Measures consecutive steps of a page, for developers. */
export function createStopwatch() {
  const timings: Record<string, number> = {};
  let last = performance.now();
  return {
    /** Ends a step and starts the next one. */
    lap(step: string) {
      const now = performance.now();
      timings[step] = now - last;
      last = now;
    },
    /** Timings of the finished steps, and of `step`, which continues. */
    until: (step: string): Timings => ({ ...timings, [step]: performance.now() - last }),
    timings: (): Timings => ({ ...timings }),
  };
}
export type Stopwatch = ReturnType<typeof createStopwatch>;
