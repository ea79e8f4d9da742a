import type { Spent } from '../render/server-timing.ts';

/** Measures consecutive steps. */
export function createStopwatch() {
  const spent: Record<string, number> = {};
  let last = performance.now();
  return {
    /** Ends a step and starts the next one. */
    lap(step: string) {
      const now = performance.now();
      spent[step] = now - last;
      last = now;
    },
    /** Timings of the finished steps, and of `step`, which continues. */
    until: (step: string): Spent => ({ ...spent, [step]: performance.now() - last }),
    spent: (): Spent => ({ ...spent }),
  };
}
export type Stopwatch = ReturnType<typeof createStopwatch>;
