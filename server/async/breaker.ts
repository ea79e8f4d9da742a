/** Rejection without a call: the breaker is open, because its service has failed too often. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
  /** Request whose failure opened the breaker. */
  readonly openedBy: string;

  constructor(openedBy: string) {
    super('[breaker] The circuit breaker is open. The call was not sent.');
    this.openedBy = openedBy;
  }
}

/** Effect of an error on the breaker. `ignored` means that the caller aborted first. */
export type CallResult = 'success' | 'failure' | 'ignored';

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
  classify(error: unknown): CallResult;
  /** `requestId` is the request whose failure opened it. */
  onOpen(requestId: string): void;
  onClose(): void;
  /** Monotonic clock in milliseconds. */
  now(): number;
}

/**
 * Circuit breaker. A failure opens it for five seconds when more than half of the calls of the last ten seconds have failed. It
 * rejects with `CircuitOpenError` while it is open. One trial call follows: it closes the breaker, opens it again or, if its
 * caller aborts, passes the trial to the next call. The breaker needs no timer.
 */
export function createBreaker({ classify, onOpen, onClose, now }: BreakerOptions) {
  let seconds: Second[] = [];
  let openUntil: number | undefined;
  let openedBy = '';
  let isTrying = false;

  function open(requestId: string) {
    openedBy = requestId;
    if (openUntil === undefined) onOpen(requestId);
    openUntil = now() + openMs;
    seconds = [];
  }

  function count(result: 'success' | 'failure', requestId: string) {
    const at = Math.floor(now() / 1000);
    seconds = seconds.filter((second) => second.at > at - windowS);
    let last = seconds.at(-1);
    if (last?.at !== at) seconds.push((last = { at, calls: 0, failures: 0 }));
    last.calls += 1;
    if (result === 'failure') last.failures += 1;
    const calls = seconds.reduce((sum, second) => sum + second.calls, 0);
    const failures = seconds.reduce((sum, second) => sum + second.failures, 0);
    // A success must not open it: the service has just recovered.
    if (result === 'failure' && calls >= minCalls && failures / calls > maxFailureRate) open(requestId);
  }

  function record(result: CallResult, requestId: string, isTrial: boolean) {
    if (isTrial) isTrying = false;
    if (result === 'ignored') return;
    if (openUntil === undefined) return count(result, requestId);
    // Ignore calls that started before the breaker opened.
    if (!isTrial) return;
    if (result === 'failure') return open(requestId);
    openUntil = undefined;
    onClose();
  }

  return {
    get state(): BreakerState {
      if (openUntil === undefined) return 'closed';
      return isTrying || now() >= openUntil ? 'half-open' : 'open';
    },
    async run<T>(call: () => Promise<T>, requestId = ''): Promise<T> {
      const isTrial = openUntil !== undefined;
      if (openUntil !== undefined && (isTrying || now() < openUntil)) throw new CircuitOpenError(openedBy);
      if (isTrial) isTrying = true;
      try {
        const result = await call();
        record('success', requestId, isTrial);
        return result;
      } catch (error) {
        record(classify(error), requestId, isTrial);
        throw error;
      }
    },
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
