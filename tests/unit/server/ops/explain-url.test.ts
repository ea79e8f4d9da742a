import { describe, expect, it } from 'vitest';
import { createPageCache } from '../../../../server/cache/page-cache.ts';
import { createHostTable } from '../../../../server/http/request/host.ts';
import { createExplainUrl } from '../../../../server/ops/explain-url.ts';
import { type PageTarget, resolveTarget } from '../../../../server/http/request/target.ts';
import { cachedPage } from '../cache/cached-page.ts';
import { testConfig } from '../support/test-config.ts';

function explainer(environment: Record<string, string> = {}, shared?: 'missing' | 'unavailable' | 'found') {
  const config = testConfig({ EMULATION: '1', ...environment });
  const cache = createPageCache(config.cache);
  const now = performance.now();
  const page = cachedPage({ renderedAt: now - 5_000, freshUntil: now + 5_000, staleUntil: now + 60_000, hits: 3 });
  const { cacheKey = '' } = resolveTarget(
    config.brands.find(({ brand }) => brand.id === 'en')!,
    '/slots/',
    'build',
  ) as PageTarget;
  const peek = async () => (shared === 'found' ? page : shared === 'unavailable' ? shared : undefined);
  const explain = createExplainUrl({
    config,
    hosts: createHostTable(config),
    cache,
    sharedPages: shared && ({ peek } as never),
    buildId: 'build',
  });
  return {
    cache,
    cacheKey,
    page,
    now,
    explain: (path: string, host = 'en.localhost') => explain(`http://${host}:3000${path}`),
  };
}

describe('the report on a URL', () => {
  it.each([
    ['/slots/', 'nobody.example', 'The host nobody.example:3000 is not served here.'],
    ['/slots', undefined, 'It redirects to /slots/'],
    ['/robots.txt', undefined, 'It is a file or an endpoint, not a page.'],
    ['/preview/promotions/draft-promotion/', undefined, 'Pages of this route are never cached.'],
    ['/?route=slots', undefined, expect.stringContaining('(?route=)')],
    ['/slots/?gl=US', undefined, expect.stringContaining('emulates a visitor')],
    ['/slots/?provider=tidehouse', undefined, expect.stringContaining('filters or searches')],
    ['/?q=moon', undefined, expect.stringContaining('filters or searches')],
    ['/slots/', undefined, expect.stringContaining('Not rendered yet')],
  ])('OPS-07 says why nothing is cached for %s', async (path, host, reason) => {
    const report = await explainer().explain(path, host);
    expect(report.reason).toEqual(reason);
    expect(report.page).toBeUndefined();
  });

  it('OPS-07 says so when the page cache is off', async () => {
    expect((await explainer({ CACHE: 'off' }).explain('/slots/')).reason).toContain('CACHE=off');
  });

  it('OPS-07 holds the state, age, hits and tags of the page, and does not count as a hit', async () => {
    const { cache, cacheKey, page, explain } = explainer({}, 'missing');
    cache.set(cacheKey, page);
    const report = await explain('/slots/?utm_source=x');
    expect(report).toMatchObject({
      pid: process.pid,
      brand: 'en',
      culture: 'en-GB',
      route: 'slots',
      shared: 'missing',
    });
    expect(report.page).toMatchObject({ state: 'fresh', status: 200, age: 5, hits: 3, tags: page.tags });
    expect(Date.parse(report.page!.staleUntil) - Date.parse(report.page!.freshUntil)).toBe(55_000);
    expect([report.reason, page.hits]).toEqual([undefined, 3]);
    page.freshUntil = 0;
    expect((await explain('/slots/')).page?.state).toBe('stale');
  });

  it.each([
    ['found', expect.objectContaining({ state: 'fresh' })],
    ['unavailable', 'unavailable'],
  ] as const)('OPS-07 holds the state of the shared cache: %s', async (shared, wanted) => {
    const report = await explainer({}, shared).explain('/slots/');
    expect(report.shared).toEqual(wanted);
    expect(report.reason === undefined).toBe(shared === 'found');
  });
});
