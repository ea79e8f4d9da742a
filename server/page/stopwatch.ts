import type { Timings } from '../render/server-timing.ts';

/** Measures consecutive steps. */
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
