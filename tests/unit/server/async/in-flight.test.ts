import { describe, expect, it } from 'vitest';
import { createInFlight } from '../../../../server/async/in-flight.ts';

/** Work that the test ends or fails, with the signal that each piece of work received. */
function createWork() {
  const inFlight = createInFlight<number>();
  const begun: { signal: AbortSignal; end: () => void; fail: (error: Error) => void }[] = [];
  const join = (key: string | undefined, signal?: AbortSignal) =>
    inFlight.join(key, signal, (shared) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      begun.push({ signal: shared, end: resolve, fail: reject });
      return { value: begun.length, ended: promise };
    });
  return { join, begun };
}

const settle = () => new Promise(setImmediate);

describe('work in flight', () => {
  it('SSR-06 is shared by the callers of a key, and starts again after it has ended or failed', async () => {
    const { join, begun } = createWork();
    expect([join('a'), join('a'), join('b'), join(undefined), join(undefined)]).toEqual([1, 1, 2, 3, 4]);
    begun[0]?.end();
    begun[1]?.fail(new Error('broken'));
    await settle();
    expect([join('a'), join('b')]).toEqual([5, 6]);
  });

  it.each([
    ['its only caller', 1, 1, true],
    ['all of its callers', 3, 3, true],
    ['one of its callers', 3, 1, false],
  ])('SSR-06 is aborted only when no caller remains: after %s disconnected', (_, callers, disconnected, isAborted) => {
    const { join, begun } = createWork();
    const aborts = Array.from({ length: callers }, () => new AbortController());
    for (const { signal } of aborts) join('a', signal);
    for (const abort of aborts.slice(0, disconnected)) abort.abort();
    expect(begun[0]?.signal.aborted).toBe(isAborted);
    expect(join('a')).toBe(isAborted ? 2 : 1);
  });

  it('SSR-06 is not aborted while a caller without a signal waits', () => {
    const { join, begun } = createWork();
    const abort = new AbortController();
    join('a', abort.signal);
    join('a');
    abort.abort();
    expect(begun[0]?.signal.aborted).toBe(false);
  });

  it('SSR-06 is aborted at once when its caller has already disconnected', () => {
    const { join, begun } = createWork();
    join('a', AbortSignal.abort());
    expect(begun[0]?.signal.aborted).toBe(true);
    expect(join('a')).toBe(2);
  });

  it('SSR-06 stays shared when earlier, aborted work for the same key ends', async () => {
    const { join, begun } = createWork();
    const abort = new AbortController();
    join('a', abort.signal);
    abort.abort();
    join('a');
    begun[0]?.end();
    await settle();
    expect(join('a')).toBe(2);
  });

  it('SSR-06 is not aborted when a client disconnects after the end', async () => {
    const { join, begun } = createWork();
    const abort = new AbortController();
    join('a', abort.signal);
    begun[0]?.end();
    await settle();
    abort.abort();
    expect(begun[0]?.signal.aborted).toBe(false);
  });
});
