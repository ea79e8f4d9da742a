import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { encodePage } from '../../../../server/cache/encodings.ts';
import { createPageCache, cachedPageBytes } from '../../../../server/cache/page-cache.ts';
import { cachedPage, variedHtml } from './cached-page.ts';

function createCache(maxBytes = 1_000) {
  const clock = { now: 0 };
  return { clock, cache: createPageCache({ maxBytes, now: () => clock.now }) };
}

describe('the page cache', () => {
  it('SSR-08 returns a page while it is fresh, then stale, and drops it once it has expired', () => {
    const { cache, clock } = createCache();
    const page = cachedPage();
    cache.set('a', page);
    clock.now = 9_999;
    expect(cache.isFresh(page)).toBe(true);
    clock.now = 10_000;
    expect(cache.isFresh(page)).toBe(false);
    clock.now = 30_000;
    expect(cache.get('a')).toBe(page);
    clock.now = 30_001;
    expect(cache.get('a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it('OPS-05 evicts the oldest pages to stay within its byte limit', () => {
    const { cache } = createCache();
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) cache.set(key, cachedPage({ bytes: 250 }));
    expect(cache.bytes).toBe(1_000);
    expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((key) => cache.get(key))).toEqual(['c', 'd', 'e', 'f']);
  });

  it('OPS-05 stays within its byte limit when a page becomes hot: it evicts other pages, or a page that exceeds the limit', () => {
    const { cache } = createCache(21_000);
    const variants = encodePage(Buffer.alloc(10_000));
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, cachedPage({ variants, bytes: 5_000 }));
    const getOften = (key: string) => Array.from({ length: 32 }, () => cache.get(key));
    getOften('a');
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'd']);
    cache.set('huge', cachedPage({ variants: encodePage(Buffer.alloc(30_000)), bytes: 5_000 }));
    expect(getOften('huge').at(-1)).toBeDefined();
    expect(['a', 'd', 'huge'].filter((key) => cache.get(key))).toEqual(['d']);
    expect([cache.bytes, cache.size]).toEqual([5_000, 1]);
  });

  it('OPS-05 keeps frequently requested pages longer than others', () => {
    const { cache } = createCache();
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, cachedPage({ bytes: 250 }));
    for (let hits = 0; hits < 8; hits += 1) cache.get('a');
    cache.set('e', cachedPage({ bytes: 250 }));
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd', 'e']);
  });

  it('OPS-05 counts a replaced page once, and stores no page larger than a quarter of its limit', () => {
    const { cache } = createCache();
    cache.set('a', cachedPage());
    cache.set('a', cachedPage({ bytes: 200 }, 'next'));
    expect([cache.bytes, cache.size]).toEqual([200, 1]);
    cache.set('a', cachedPage({ bytes: 251 }, 'last'));
    expect([cache.bytes, cache.size]).toEqual([0, 0]);
  });

  it('SSR-08 finds the current page by the alias of a raw URL', () => {
    const { cache, clock } = createCache();
    cache.set('key', cachedPage());
    cache.alias('host\n/slots/?utm=1', 'key');
    const next = cachedPage({}, 'next');
    cache.set('key', next);
    expect(cache.byAlias('host\n/slots/?utm=1')).toBe(next);
    expect(cache.byAlias('host\n/slots/?utm=2')).toBeUndefined();
    clock.now = 40_000;
    expect(cache.byAlias('host\n/slots/?utm=1')).toBeUndefined();
  });

  it('OPS-05 stores no alias for a page that is not cached, and no very long alias', () => {
    const { cache } = createCache();
    cache.alias('early', 'key');
    cache.set('key', cachedPage());
    expect(cache.byAlias('early')).toBeUndefined();
    const long = 'x'.repeat(600);
    cache.alias(long, 'key');
    expect(cache.byAlias(long)).toBeUndefined();
  });

  it('OPS-05 releases the memory of an evicted page that has an alias', async () => {
    const { cache } = createCache();
    const weak = (() => {
      const page = cachedPage();
      cache.set('key', page);
      cache.alias('raw', 'key');
      return new WeakRef(page);
    })();
    cache.set('key', cachedPage({ bytes: 251 }, 'next'));
    // A WeakRef holds its target until the current job is done.
    await new Promise(setImmediate);
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    expect(weak.deref()).toBeUndefined();
  });

  it('PERF-01 recompresses a page once it is hot', async () => {
    const { cache } = createCache(10_000_000);
    const variants = encodePage(variedHtml);
    const page = cachedPage({ variants, bytes: cachedPageBytes(variants, []) });
    cache.set('key', page);
    for (let hits = 0; hits < 31; hits += 1) cache.get('key');
    expect(page.variants).toBe(variants);
    cache.get('key');
    await vi.waitFor(() => expect(page.variants.stored.body.length).toBeLessThan(variants.stored.body.length), 10_000);
    expect(cache.bytes).toBeGreaterThan(cachedPageBytes(variants, []) + variedHtml.length);
  });

  it('SSR-08 PERF-01 keeps the recompressed body when a new render has the same content', async () => {
    const { cache, clock } = createCache(10_000_000);
    const made = (renderedAt: number) => {
      const variants = encodePage(variedHtml);
      const times = { renderedAt, freshUntil: renderedAt + 10_000, staleUntil: renderedAt + 30_000 };
      return cachedPage({ variants, bytes: cachedPageBytes(variants, []), ...times });
    };
    cache.set('key', made(0));
    for (let hits = 0; hits < 32; hits += 1) cache.get('key');
    const { etag } = made(0).variants.stored;
    await vi.waitFor(() => expect(cache.get('key')?.variants.stored.etag).not.toBe(etag), 10_000);
    const recompressed = cache.get('key')?.variants.stored;
    const { bytes } = cache;
    clock.now = 20_000;
    cache.set('key', made(20_000));
    expect(cache.get('key')).toMatchObject({ renderedAt: 20_000, freshUntil: 30_000, staleUntil: 50_000 });
    expect(cache.get('key')?.variants.stored).toBe(recompressed);
    expect([cache.bytes, cache.size]).toEqual([bytes, 1]);
  });
});
