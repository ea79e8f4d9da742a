/** Rejection without a call: the breaker is open, because its service has failed too often. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

/** Effect of an error on the breaker. `ignored` means that the caller aborted first. */
export type Verdict = 'success' | 'failure' | 'ignored';

/** A half-open breaker waits for its trial call. */
export type BreakerState = 'closed' | 'half-open' | 'open';

/** Minimum number of calls, and share of failures above which the breaker opens. */
const minCalls = 10;
const maxFailureRate = 0.5;
const windowS = 10;

/** How long the breaker stays open before it allows a trial call. */
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
  /** Monotonic clock in milliseconds. */
  now(): number;
}

/**
 * Circuit breaker. A failure opens it for five seconds when more than half of the calls of the last ten seconds have failed. It
 * rejects with `CircuitOpenError` while it is open. One trial call follows: it closes the breaker, opens it again or, if its
 * caller aborts, passes the trial to the next call. The breaker needs no timer.
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

  function count(verdict: 'success' | 'failure') {
    const at = Math.floor(now() / 1000);
    seconds = seconds.filter((second) => second.at > at - windowS);
    let last = seconds.at(-1);
    if (last?.at !== at) seconds.push((last = { at, calls: 0, failures: 0 }));
    last.calls += 1;
    if (verdict === 'failure') last.failures += 1;
    const calls = seconds.reduce((sum, second) => sum + second.calls, 0);
    const failures = seconds.reduce((sum, second) => sum + second.failures, 0);
    // A success must not open it: the service has just recovered.
    if (verdict === 'failure' && calls >= minCalls && failures / calls > maxFailureRate) open();
  }

  function record(verdict: Verdict, isTrial: boolean) {
    if (isTrial) isTrying = false;
    if (verdict === 'ignored') return;
    if (openUntil === undefined) return count(verdict);
    // Ignore calls that started before the breaker opened.
    if (!isTrial) return;
    if (verdict === 'failure') return open();
    openUntil = undefined;
    onClose();
  }

  return {
    get state(): BreakerState {
      if (openUntil === undefined) return 'closed';
      return isTrying || now() >= openUntil ? 'half-open' : 'open';
    },
    async run<T>(call: () => Promise<T>): Promise<T> {
      const isTrial = openUntil !== undefined;
      if (openUntil !== undefined && (isTrying || now() < openUntil))
        throw new CircuitOpenError('[upstream] The circuit breaker is open. The call was not sent.');
      if (isTrial) isTrying = true;
      try {
        const result = await call();
        record('success', isTrial);
        return result;
      } catch (error) {
        record(judge(error), isTrial);
        throw error;
      }
    },
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
