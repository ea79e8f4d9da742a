import { describe, expect, it } from 'vitest';
import type { PageOutcome } from '../../../../server/page/page-service.ts';
import type { Result } from '../../../../shared/data/resource.ts';
import { testSite } from '../support/test-site.tsx';

const feed = (asOf: string): Result<unknown> => ({ state: 'found', data: { asOf, items: [] } });
const visitor = () => ({ requestId: 'r', signal: new AbortController().signal, wantsComplete: true });
/** Resolves once the page's data has been requested. */
const begun = () => new Promise((resolve) => setImmediate(resolve));
const cacheControl = (outcome: PageOutcome) => (outcome.kind === 'page' ? outcome.page.headers['cache-control'] : '');

describe('a page that is purged', () => {
  it.each([
    ['the jackpots that it shows', 'feed:jackpots', false],
    ['its route, for good', 'route:slots', true],
    ['everything', 'all', false],
  ])('OPS-07 is not stored by a render that began before the purge of %s', async (_what, tag, hard) => {
    const slow = Promise.withResolvers<Result<unknown>>();
    const { pages, target, cache, purges } = testSite(() => slow.promise);
    const before = pages.get(target('/slots/'), visitor());
    await begun();
    purges.applyHere({ tags: [tag], hard });
    const after = pages.get(target('/slots/'), visitor());
    await begun();
    slow.resolve(feed('today'));
    // Caches between the site and its visitors must not store it either.
    expect(cacheControl(await before)).toBe('private, no-store');
    expect(cacheControl(await after)).toContain('s-maxage');
    expect(cache.get(target('/slots/').cacheKey!)?.position).toBe(purges.position);
  });

  it('OPS-07 is not joined by a request after the purge', async () => {
    const calls: ((result: Result<unknown>) => void)[] = [];
    const { pages, target, purges, requested } = testSite(() => new Promise((resolve) => calls.push(resolve)));
    const before = pages.get(target('/slots/'), visitor());
    await begun();
    const count = requested.length;
    void pages.get(target('/slots/'), visitor());
    await begun();
    expect(requested).toHaveLength(count);
    purges.applyHere({ tags: ['group:slots'], hard: false });
    const after = pages.get(target('/slots/'), visitor());
    await begun();
    expect(requested).toHaveLength(2 * count);
    for (const resolve of calls) resolve(feed('today'));
    await Promise.all([before, after]);
  });

  it('OPS-07 is stored when the purge was for other pages', async () => {
    const slow = Promise.withResolvers<Result<unknown>>();
    const { pages, target, cache, purges } = testSite(() => slow.promise);
    const page = pages.get(target('/slots/'), visitor());
    await begun();
    purges.applyHere({ tags: ['route:bingo', 'game:other'], hard: true });
    slow.resolve(feed('today'));
    await page;
    expect(cache.size).toBe(1);
  });

  it('OPS-07 is served once more after a soft purge, and revalidated at once', async () => {
    const results = ['first', 'second'].map(feed);
    const { pages, target, cache, purges } = testSite(() => results[0]!);
    await pages.get(target('/slots/'), visitor());
    const key = target('/slots/').cacheKey!;
    purges.applyHere({ tags: ['culture:en-GB'], hard: false });
    results.shift();
    const stale = cache.get(key)!;
    expect(cache.isFresh(stale)).toBe(false);
    await pages.refresh(target('/slots/'), stale, 'r');
    const fresh = cache.get(key)!;
    expect([cache.isFresh(fresh), fresh.variants.hash !== stale.variants.hash]).toEqual([true, true]);
  });

  it('OPS-07 is not stored while it is made from a response that the purge has made stale', async () => {
    const { pages, target, cache, upstream } = testSite(() => feed('old'));
    upstream.isOutdated = () => true;
    await pages.get(target('/slots/'), visitor());
    expect(cache.size).toBe(0);
  });
});
