import { describe, expect, it } from 'vitest';
import { createBreaker, CircuitOpenError, type CallResult } from '../../../../server/async/breaker.ts';

class CallError extends Error {
  readonly result: CallResult;

  constructor(result: CallResult) {
    super(result);
    this.result = result;
  }
}

/** A breaker with calls of a given outcome, which records its opening and closing. */
function createTestBreaker() {
  const clock = { ms: 0 };
  const said: string[] = [];
  const breaker = createBreaker({
    classify: (error) => (error instanceof CallError ? error.result : 'failure'),
    onOpen: () => said.push('open'),
    onClose: () => said.push('closed'),
    now: () => clock.ms,
  });
  const run = async (result: CallResult) =>
    breaker
      .run(async () => {
        if (result !== 'success') throw new CallError(result);
        return 'response';
      })
      .catch((error: unknown) => (error instanceof CircuitOpenError ? 'refused' : 'error'));
  const runAll = async (result: CallResult, count: number) => {
    for (let index = 0; index < count; index += 1) await run(result);
  };
  return { breaker, clock, said, run, runAll };
}

describe('a circuit breaker', () => {
  it('API-05 opens when more than half of at least ten calls have failed', async () => {
    const { run, runAll, said } = createTestBreaker();
    await runAll('failure', 9);
    expect([await run('failure'), said]).toEqual(['error', ['open']]);
    expect(await run('success')).toBe('refused');
    const half = createTestBreaker();
    await half.runAll('success', 10);
    await half.runAll('failure', 10);
    expect(await half.run('success')).toBe('response');
  });

  it('API-05 is not opened by a success, however many calls before it have failed', async () => {
    const { run, runAll, said } = createTestBreaker();
    await runAll('failure', 9);
    await run('success');
    expect([await run('success'), said]).toEqual(['response', []]);
    await run('failure');
    expect(said).toEqual(['open']);
  });

  it('API-05 ignores calls that are ten seconds old', async () => {
    const { runAll, clock, said } = createTestBreaker();
    await runAll('failure', 9);
    clock.ms = 10_000;
    await runAll('failure', 9);
    expect(said).toEqual([]);
  });

  it('API-05 allows one trial call after five seconds, and closes with cleared counts when it succeeds', async () => {
    const { breaker, run, runAll, clock, said } = createTestBreaker();
    await runAll('failure', 10);
    clock.ms = 4_999;
    expect(await run('success')).toBe('refused');
    clock.ms = 5_000;
    const trial = Promise.withResolvers<string>();
    const trying = breaker.run(() => trial.promise);
    expect(await run('success')).toBe('refused');
    trial.resolve('response');
    expect(await trying).toBe('response');
    await runAll('failure', 9);
    expect(said).toEqual(['open', 'closed']);
  });

  it('API-05 stays open for five more seconds when the trial call fails, and reports opening once', async () => {
    const { run, runAll, clock, said } = createTestBreaker();
    await runAll('failure', 10);
    clock.ms = 5_000;
    expect([await run('failure'), await run('success')]).toEqual(['error', 'refused']);
    clock.ms = 10_000;
    expect(await run('success')).toBe('response');
    expect(said).toEqual(['open', 'closed']);
  });

  it('API-05 SSR-06 counts aborted calls neither as success nor as failure', async () => {
    const { run, runAll, said } = createTestBreaker();
    await runAll('ignored', 30);
    await runAll('failure', 9);
    await runAll('ignored', 30);
    expect(said).toEqual([]);
    await run('failure');
    expect(said).toEqual(['open']);
  });

  it('API-05 SSR-06 does not close when the trial call is aborted, and tries the next call', async () => {
    const { run, runAll, clock, said } = createTestBreaker();
    await runAll('failure', 10);
    clock.ms = 5_000;
    expect([await run('ignored'), said]).toEqual(['error', ['open']]);
    expect([await run('failure'), await run('success')]).toEqual(['error', 'refused']);
  });

  it('API-05 ignores the outcome of calls that were in flight when it opened', async () => {
    const { breaker, run, runAll, said } = createTestBreaker();
    const slow = Promise.withResolvers<string>();
    const earlier = breaker.run(() => slow.promise);
    await runAll('failure', 10);
    slow.resolve('response');
    await earlier;
    expect([await run('success'), said]).toEqual(['refused', ['open']]);
  });
});
