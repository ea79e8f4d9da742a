import { describe, expect, it } from 'vitest';
import { ResponseCache, idleMs } from '../../../../client/data/response-cache.ts';

function createCache() {
  const clock = { now: 0 };
  const cache = new ResponseCache(() => clock.now);
  cache.set('a', { data: 1 });
  return { clock, cache };
}

describe('response cache', () => {
  it('STATE-07 evicts a response five minutes after its last use', () => {
    const { cache, clock } = createCache();
    clock.now = idleMs - 1;
    expect(cache.sweep()).toEqual([]);
    clock.now = idleMs;
    expect(cache.sweep()).toEqual(['a']);
    expect(cache.has('a')).toBe(false);
    expect(cache.sweep()).toEqual([]);
  });

  it('STATE-07 does not evict a response while a component uses it', () => {
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

  it('STATE-07 restarts the idle time when a response is used again', () => {
    const { cache, clock } = createCache();
    clock.now = idleMs - 1;
    const release = cache.retain('a');
    cache.set('a', { data: 2 });
    clock.now = 2 * idleMs;
    expect(cache.sweep()).toEqual([]);
    release();
    expect(cache.get('a')).toEqual({ data: 2 });
  });

  it('STATE-07 restarts the idle time when an unused response is replaced', () => {
    const { cache, clock } = createCache();
    clock.now = idleMs - 1;
    cache.set('a', { data: 2 });
    clock.now = idleMs;
    expect(cache.sweep()).toEqual([]);
  });

  it('SSR-02 returns the same empty entry for an unknown key until data is set', () => {
    const { cache } = createCache();
    const entry = cache.get('b');
    cache.set('b', { _k: 'b' });
    expect(cache.get('b')).toBe(entry);
    cache.set('b', { _k: 'b', data: 1 });
    expect(cache.get('b')).toEqual({ _k: 'b', data: 1 });
  });
});
