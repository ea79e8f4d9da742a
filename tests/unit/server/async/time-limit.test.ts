import { getEventListeners } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withFallback, withTimeout } from '../../../../server/async/time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Rejects with the reason of its signal. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    if (signal.aborted) reject(signal.reason as Error);
  });

describe('withTimeout', () => {
  it('API-05 aborts an operation that takes too long', async () => {
    const ended = withTimeout(2_000, undefined, untilAborted).catch(String);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await ended).toContain('No response within 2000 ms.');
  });

  it('SSR-06 aborts when the client disconnects, or has already disconnected', async () => {
    const disconnect = new AbortController();
    const ended = withTimeout(2_000, disconnect.signal, untilAborted).catch(String);
    disconnect.abort(new Error('left'));
    expect(await ended).toContain('left');
    await expect(withTimeout(2_000, disconnect.signal, untilAborted)).rejects.toThrow('left');
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

describe('withFallback', () => {
  it('SSR-06 clears its timer, whether the promise or the limit comes first', async () => {
    await expect(withFallback(Promise.resolve('in time'), 1_000, 'late')).resolves.toBe('in time');
    expect(vi.getTimerCount()).toBe(0);
    const late = withFallback(new Promise<string>(() => undefined), 1_000, 'late');
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(late).resolves.toBe('late');
    await expect(withFallback(Promise.reject(new Error('broken')), 1_000, 'late')).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('SSR-01 OPS-05 accepts a response that arrived while the event loop was blocked', async () => {
    vi.useRealTimers();
    const { port1, port2 } = new MessageChannel();
    const response = new Promise<string>((resolve) => port1.once('message', resolve));
    const result = withFallback(response, 20, 'late');
    port2.postMessage('in time');
    const until = performance.now() + 60;
    while (performance.now() < until);
    await expect(result).resolves.toBe('in time');
    port1.close();
  });
});
