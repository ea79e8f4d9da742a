import { describe, expect, it } from 'vitest';
import { AnswerCache, idleMs } from '../../../../client/data/answer-cache.ts';

function createCache() {
  const clock = { now: 0 };
  const cache = new AnswerCache(() => clock.now);
  cache.set('a', { data: 1 });
  return { clock, cache };
}

describe('the cache of answers', () => {
  it('STATE-07 keeps an answer for five minutes after nobody has used it any more', () => {
    const { cache, clock } = createCache();
    clock.now = idleMs - 1;
    expect(cache.sweep()).toEqual([]);
    clock.now = idleMs;
    expect(cache.sweep()).toEqual(['a']);
    expect(cache.has('a')).toBe(false);
    expect(cache.sweep()).toEqual([]);
  });

  it('STATE-07 keeps an answer as long as a component uses it', () => {
    const { cache, clock } = createCache();
    const [release, releaseOther] = [cache.retain('a'), cache.retain('a')];
    clock.now = 10 * idleMs;
    release();
    expect(cache.sweep()).toEqual([]);
    releaseOther();
    clock.now = 11 * idleMs - 1;
    expect(cache.sweep()).toEqual([]);
    clock.now = 11 * idleMs;
    expect(cache.sweep()).toEqual(['a']);
  });

  it('STATE-07 does not count the time before an answer is used again', () => {
    const { cache, clock } = createCache();
    clock.now = idleMs - 1;
    const release = cache.retain('a');
    cache.set('a', { data: 2 });
    clock.now = 2 * idleMs;
    expect(cache.sweep()).toEqual([]);
    release();
    expect(cache.get('a')).toEqual({ data: 2 });
  });

  it('STATE-07 gives a new answer that nobody uses its own five minutes', () => {
    const { cache, clock } = createCache();
    clock.now = idleMs - 1;
    cache.set('a', { data: 2 });
    clock.now = idleMs;
    expect(cache.sweep()).toEqual([]);
  });

  it('SSR-02 has an entry for what nobody has asked for, and keeps it while it is told nothing new', () => {
    const { cache } = createCache();
    const entry = cache.get('b');
    cache.set('b', { _k: 'b' });
    expect(cache.get('b')).toBe(entry);
    cache.set('b', { _k: 'b', data: 1 });
    expect(cache.get('b')).toEqual({ _k: 'b', data: 1 });
  });
});
