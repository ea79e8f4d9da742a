import type { CallOutcome, UpstreamMetrics } from '../telemetry/upstream-metrics.ts';
import { CircuitOpenError } from '../async/breaker.ts';

/** Outcome of a call without a response. */
export function outcomeOfError(error: unknown): CallOutcome {
  if (error instanceof CircuitOpenError) return 'skipped';
  if (!(error instanceof Error)) return 'error';
  if (error.name.endsWith('TimeoutError')) return 'timeout';
  return error.name === 'AbortError' ? 'aborted' : 'error';
}

const outcomeOfStatus = (status: number): CallOutcome =>
  status === 404 ? 'not-found' : status >= 500 ? 'error' : 'ok';

/** Counts a call whose response is passed on or read by its status alone. */
export async function countedCall<Response>(
  metrics: UpstreamMetrics,
  call: string,
  send: () => Promise<Response>,
  statusOf: (response: Response) => number,
): Promise<Response> {
  const startedAt = performance.now();
  const count = (outcome: CallOutcome) =>
    metrics.countCall(call, outcome, outcome === 'skipped' ? undefined : performance.now() - startedAt);
  try {
    const response = await send();
    count(outcomeOfStatus(statusOf(response)));
    return response;
  } catch (error) {
    count(outcomeOfError(error));
    throw error;
  }
}
