/** Nothing was called: what the breaker guards has failed too often, and is left alone for a while. */
export class Refused extends Error {
  override name = 'Refused';
}

/** What an error says of the health of what was called; `nothing` when the caller gave up first. */
export type Verdict = 'well' | 'unwell' | 'nothing';

/** Calls before a breaker is believed, the share of failures that it must exceed to open, and how far back it looks. */
const fewest = 10;
const share = 0.5;
const windowS = 10;

/** How long it stays open. */
const openMs = 5_000;

interface Second {
  at: number;
  calls: number;
  failures: number;
}

export interface BreakerOptions {
  judge(error: unknown): Verdict;
  onOpen(): void;
  onClose(): void;
  /** Milliseconds that never go back. */
  now(): number;
}

/**
 * Opens for five seconds when more than half of the calls of the last ten seconds have failed, and rejects with `Refused` meanwhile.
 * Then one call tries: it closes the breaker, opens it anew, or, given up by its caller, leaves the trial to the next. It has no timer of
 * its own.
 */
export function createBreaker({ judge, onOpen, onClose, now }: BreakerOptions) {
  let seconds: Second[] = [];
  let openUntil: number | undefined;
  let isTrying = false;

  function open() {
    if (openUntil === undefined) onOpen();
    openUntil = now() + openMs;
    seconds = [];
  }

  function count(verdict: 'well' | 'unwell') {
    const at = Math.floor(now() / 1000);
    seconds = seconds.filter((second) => second.at > at - windowS);
    let last = seconds.at(-1);
    if (last?.at !== at) seconds.push((last = { at, calls: 0, failures: 0 }));
    last.calls += 1;
    if (verdict === 'unwell') last.failures += 1;
    const calls = seconds.reduce((sum, second) => sum + second.calls, 0);
    const failures = seconds.reduce((sum, second) => sum + second.failures, 0);
    if (calls >= fewest && failures / calls > share) open();
  }

  function learn(verdict: Verdict, isTrial: boolean) {
    if (isTrial) isTrying = false;
    if (verdict === 'nothing') return;
    if (openUntil === undefined) return count(verdict);
    // Those that were under way when it opened are no news.
    if (!isTrial) return;
    if (verdict === 'unwell') return open();
    openUntil = undefined;
    onClose();
  }

  return {
    async run<T>(call: () => Promise<T>): Promise<T> {
      const isTrial = openUntil !== undefined;
      if (openUntil !== undefined && (isTrying || now() < openUntil))
        throw new Refused('[upstream] Left alone for now.');
      if (isTrial) isTrying = true;
      try {
        const result = await call();
        learn('well', isTrial);
        return result;
      } catch (error) {
        learn(judge(error), isTrial);
        throw error;
      }
    },
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
