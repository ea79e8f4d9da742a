import { vi } from 'vitest';

/** Repeats an assertion until it holds, for ten seconds at most. */
export const soon = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, { timeout: 10_000, interval: 5 });
