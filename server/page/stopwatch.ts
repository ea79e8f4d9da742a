import type { Spent } from '../render/server-timing.ts';

/** Measures steps that follow each other. */
export function createStopwatch() {
  const spent: Record<string, number> = {};
  let last = performance.now();
  return {
    /** Ends a step; the next one begins. */
    lap(step: string) {
      const now = performance.now();
      spent[step] = now - last;
      last = now;
    },
    /** What the steps so far took, and `step`, which goes on. */
    until: (step: string): Spent => ({ ...spent, [step]: performance.now() - last }),
    spent: (): Spent => ({ ...spent }),
  };
}
export type Stopwatch = ReturnType<typeof createStopwatch>;
