import { describe, expect, it } from 'vitest';
import { createPageCache } from '../../../../server/cache/page-cache.ts';
import { createPurges, noPosition, positionOf } from '../../../../server/cache/purges.ts';
import { cachedPage } from './cached-page.ts';

const soft = (...tags: string[]) => ({ tags, hard: false });
const hard = (...tags: string[]) => ({ tags, hard: true });
const inLog = (id: string, purge: ReturnType<typeof soft>) => ({ ...purge, position: positionOf(id) });

function cacheWithPurges() {
  const clock = { now: 1_000 };
  const cache = createPageCache({ maxBytes: 100_000, now: () => clock.now });
  const purges = createPurges();
  purges.add('pages', cache.purge);
  cache.set('slots', cachedPage({ tags: ['brand:en', 'game:a', 'game:b'] }, 'slots'));
  cache.set('bingo', cachedPage({ tags: ['brand:en', 'game:c'] }, 'bingo'));
  return { cache, purges, clock };
}

describe('purging the page cache', () => {
  it('OPS-07 removes the pages of a tag when it is hard', () => {
    const { cache, purges } = cacheWithPurges();
    expect(purges.applyHere(hard('game:a'))).toEqual({ pages: 1, responses: 0 });
    expect([cache.get('slots'), cache.get('bingo')?.status]).toEqual([undefined, 200]);
  });

  it('OPS-07 makes the pages of a tag stale when it is soft, and lets them be revalidated at once', () => {
    const { cache, purges } = cacheWithPurges();
    cache.get('slots')!.triedAt = 999;
    expect(purges.applyHere(soft('game:b', 'game:zzz')).pages).toBe(1);
    const page = cache.get('slots')!;
    expect([cache.isFresh(page), page.triedAt]).toEqual([false, undefined]);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(cache.isFresh(cache.get('bingo')!)).toBe(true);
  });

  it('OPS-07 reaches all pages by the tag "all"', () => {
    const { cache, purges } = cacheWithPurges();
    expect(purges.applyHere(soft('all')).pages).toBe(2);
    expect(purges.applyHere(hard('all')).pages).toBe(2);
    expect(cache.size).toBe(0);
  });

  it('OPS-07 counts a page once', () => {
    const { purges } = cacheWithPurges();
    expect(purges.applyHere(soft('game:a')).pages).toBe(1);
    expect(purges.applyHere(soft('game:c')).pages).toBe(1);
  });
});

describe('the purges of a process', () => {
  it('OPS-07 concern what began before them, and nothing that began after', () => {
    const purges = createPurges();
    const before = { tags: ['game:a'], position: purges.position };
    purges.applyHere(soft('game:a'));
    const between = { tags: ['game:a'], position: purges.position };
    expect([purges.purgeKindOf(before), purges.purgeKindOf(between)]).toEqual(['soft', undefined]);
    purges.applyHere(hard('game:a'));
    expect([purges.purgeKindOf(before), purges.purgeKindOf(between)]).toEqual(['hard', 'hard']);
    expect(purges.purgeKindOf({ ...before, tags: ['game:b'] })).toBeUndefined();
  });

  it('OPS-07 are applied once each, in the order of the log', () => {
    const { purges } = cacheWithPurges();
    expect(purges.applyLog([inLog('5-0', soft('game:a'))]).pages).toBe(1);
    expect(purges.applyLog([inLog('5-0', soft('game:a')), inLog('4-9', hard('all'))]).pages).toBe(0);
    expect(purges.applyLog([inLog('5-0', soft('game:a')), inLog('5-1', hard('game:c'))]).pages).toBe(1);
    expect(purges.position).toBe(positionOf('5-1'));
  });

  it('OPS-07 of this process alone come before the next entry of the log', () => {
    const purges = createPurges();
    purges.applyLog([inLog('7-0', soft('game:a'))]);
    purges.applyHere(soft('game:a'));
    expect(purges.position > positionOf('7-0')).toBe(true);
    expect(purges.position < positionOf('7-1')).toBe(true);
    expect(positionOf('10-0') > positionOf('9-12')).toBe(true);
  });

  it('OPS-07 make old things stale once they are too many to remember', () => {
    const purges = createPurges();
    for (let id = 0; id <= 10_000; id += 1) purges.applyHere(soft(`game:${id}`));
    expect(purges.purgeKindOf({ tags: [], position: noPosition })).toBe('soft');
    expect(purges.purgeKindOf({ tags: [], position: purges.position })).toBeUndefined();
  });
});
