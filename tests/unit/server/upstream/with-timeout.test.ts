import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from '../../../../server/upstream/with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Rejects with the reason of its signal. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    if (signal.aborted) reject(signal.reason as Error);
  });

describe('a time limit', () => {
  it('API-05 aborts an operation that takes too long', async () => {
    const ended = withTimeout(2_000, undefined, untilAborted).catch(String);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await ended).toContain('No response within 2000 ms.');
  });

  it('SSR-06 aborts when the client disconnects, or has already disconnected', async () => {
    const leaving = new AbortController();
    const ended = withTimeout(2_000, leaving.signal, untilAborted).catch(String);
    leaving.abort(new Error('left'));
    expect(await ended).toContain('left');
    await expect(withTimeout(2_000, leaving.signal, untilAborted)).rejects.toThrow('left');
  });

  it.each([
    ['succeeded', async () => 'x'],
    ['failed', async () => Promise.reject(new Error('x'))],
  ])('API-05 clears its timer and listeners when the operation has %s', async (_, act) => {
    const { signal } = new AbortController();
    await withTimeout(2_000, signal, act).catch(() => undefined);
    expect([vi.getTimerCount(), getEventListeners(signal, 'abort').length]).toEqual([0, 0]);
  });
});
