import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectWhenQuiet } from '../../../../server/ops/collect-when-quiet.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Requests between one look and the next, and how often garbage has been collected after each. */
const cases: readonly (readonly [what: string, requests: readonly number[], collected: readonly number[]])[] = [
  ['a server that nobody has asked', [0, 0, 0], [0, 0, 0]],
  ['a busy server', [5000, 5000, 11], [0, 0, 0]],
  ['one left in peace', [5000, 0, 0, 0], [0, 1, 1, 1]],
  ['one that only a load balancer still asks', [5000, 10, 10, 10], [0, 1, 1, 1]],
  [
    'one that is asked a little for long',
    [...Array.from({ length: 199 }, () => 10), 10, 10],
    [...Array.from({ length: 199 }, () => 0), 1, 1],
  ],
  ['one that works again', [5000, 0, 5000, 0], [0, 1, 1, 2]],
];

describe('a quiet server', () => {
  it.each(cases)('PERF-01 gives memory back, once: %s', (_what, requests, collected) => {
    const http = createServer();
    const collect = vi.fn<() => void>();
    collectWhenQuiet(http, { collect, lookMs: 1_000 });
    const after = requests.map((count) => {
      for (let index = 0; index < count; index += 1) http.emit('request');
      vi.advanceTimersByTime(1_000);
      return collect.mock.calls.length;
    });
    expect(after).toEqual(collected);
  });

  it('PERF-01 is not looked at any more when it has closed', () => {
    const http = createServer();
    collectWhenQuiet(http, { collect: () => undefined });
    http.emit('close');
    expect(vi.getTimerCount()).toBe(0);
  });
});
