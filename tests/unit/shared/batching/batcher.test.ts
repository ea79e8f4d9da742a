import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatcher } from '../../../../shared/batching/batcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorded(mostItems = 20, mostBytes = 1_000) {
  const sent: (readonly string[])[] = [];
  const batcher = createBatcher<string>({ windowMs: 2_000, mostItems, mostBytes, send: (batch) => sent.push(batch) });
  return { batcher, sent };
}

describe('batcher', () => {
  it('PERF-02 sends the first item immediately and the following ones in one batch', () => {
    const { batcher, sent } = recorded();
    for (const item of ['a', 'b', 'c']) batcher.add(item);
    expect(sent).toEqual([['a']]);
    vi.advanceTimersByTime(2_000);
    expect(sent).toEqual([['a'], ['b', 'c']]);
    batcher.add('d');
    expect(sent).toHaveLength(2);
    vi.advanceTimersByTime(4_000);
    expect(sent[2]).toEqual(['d']);
    batcher.add('e');
    expect(sent[3]).toEqual(['e']);
  });

  it('PERF-02 sends pending items on flush, and nothing twice', () => {
    const { batcher, sent } = recorded();
    for (const item of ['a', 'b']) batcher.add(item);
    batcher.flush();
    batcher.flush();
    vi.advanceTimersByTime(10_000);
    expect(sent).toEqual([['a'], ['b']]);
  });

  it('PERF-02 limits each batch to its number of items and bytes', () => {
    const { batcher, sent } = recorded(3, 40);
    for (const item of ['first', 'a', 'b', 'c', 'd', 'é'.repeat(10), 'e'.repeat(20), 'f'.repeat(60), 'g']) {
      batcher.add(item);
    }
    vi.advanceTimersByTime(2_000);
    const [, ...batches] = sent;
    expect(batches.map((batch) => batch.map((item) => item[0]).join(''))).toEqual(['abc', 'dé', 'e', 'f', 'g']);
  });

  it('PERF-02 sends at most 31 batches a minute for 150 page views with five items each in three minutes', () => {
    const { batcher, sent } = recorded();
    const perMinute = [1, 2, 3].map(() => {
      const before = sent.length;
      for (let move = 0; move < 50; move += 1) {
        for (let item = 0; item < 5; item += 1) batcher.add(`${move}.${item}`);
        vi.advanceTimersByTime(1_200);
      }
      return sent.length - before;
    });
    batcher.flush();
    expect(Math.max(...perMinute)).toBeLessThanOrEqual(31);
    expect(sent.flat()).toHaveLength(750);
  });
});
