import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ResponseCache, idleMs } from '../../../../client/data/response-cache.ts';
import { createBrowserSource } from '../../../../client/data/browser-source.ts';
import { failed, resource } from '../../../../shared/data/resource.ts';

const schema = async () => v.object({ n: v.number() });
const things = resource('v1/things/', {}, schema);
const texts = resource('v1/texts/', {}, schema, { html: true });

const fetched = vi.fn<typeof fetch>();
const respondWith = (value: unknown, status = 200) =>
  fetched.mockReset().mockImplementation(async () => Response.json(value, { status }));

// The source loads this on demand. Fake timers do not wait for a first import.
beforeAll(() => import('../../../../client/data/fetch-patiently.ts'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A source with these data blocks in the document, to which a stream may add others. */
function createSource(
  blocks: Record<string, unknown> = {},
  documentAgeMs = 0,
  retain: (key: string) => () => void = () => () => undefined,
  emulatedNow?: number,
) {
  const report = vi.fn();
  const source = createBrowserSource({
    api: 'https://api.test',
    findBlock: (key) => (key in blocks ? JSON.stringify(blocks[key]) : undefined),
    documentAgeMs,
    banned: ['jackpots'],
    report,
    retain,
    emulatedNow,
  });
  return { source, report };
}

const found = (n: number) => ({ state: 'found', data: { n } });

describe('browser data source', () => {
  it('SSR-02 seeds data from the document, with the age of the document', () => {
    const { source } = createSource({ [things.key]: found(1) }, 7_000);
    expect(source.seed(things)).toMatchObject({ status: 'fulfilled', value: found(1) });
    expect(source.ageMs(things)).toBeGreaterThanOrEqual(7_000);
    expect(source.ageMs(texts)).toBe(Number.POSITIVE_INFINITY);
    expect(source.seed(texts)).toBeUndefined();
  });

  it('SHELL-10 adds the emulated time of the visit to requests', async () => {
    respondWith({ n: 1 });
    const { source } = createSource({}, 0, undefined, Date.parse('2026-12-24T12:00:00Z'));
    await source.fetch(things);
    await source.fetch(resource('v1/things/', { culture: 'es' }, schema, { freshMs: Number.POSITIVE_INFINITY }));
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      'https://api.test/v1/things/?dem=2026-12-24T12%3A00%3A00.000Z',
      'https://api.test/v1/things/?culture=es&dem=2026-12-24T12%3A00%3A00.000Z',
    ]);
    expect(source.seed(things)).toMatchObject({ value: found(1) });
  });

  it('ROUTE-09 SSR-01 API-02 returns a separate promise for each resource that was not found', async () => {
    respondWith({}, 404);
    const { source } = createSource();
    for (const nothing of [things, texts]) {
      const coming = source.fetch(nothing);
      await coming;
      expect(source.seed(nothing)).toBe(coming);
    }
  });

  it('STATE-07 marks a response as idle immediately, in case no component ever uses it', async () => {
    respondWith({ n: 1 });
    const cache = new ResponseCache();
    const { source } = createSource({}, 0, (key) => cache.retain(key));
    await source.fetch(things);
    await source.fetch(texts, new AbortController().signal);
    vi.setSystemTime(Date.now() + idleMs);
    expect(cache.sweep()).toEqual([things.key, texts.key]);
  });

  it('STATE-07 ERR-01 returns the stale response when a request fails, and requests it again the next time', async () => {
    fetched.mockRejectedValue(new TypeError('network'));
    const { source, report } = createSource({ [things.key]: found(1) }, 60_000);
    const result = source.fetch(things);
    for (let turn = 0; turn < 100 && report.mock.calls.length === 0; turn += 1) await vi.advanceTimersByTimeAsync(50);
    await expect(result).resolves.toEqual(found(1));
    await expect(source.seed(things)).resolves.toEqual(found(1));
    expect(report).toHaveBeenCalledTimes(1);
    respondWith({ n: 2 });
    await expect(source.fetch(things)).resolves.toEqual(found(2));
  });

  it.each([
    ['development', [['[data]', things.key, 'not found']]],
    ['production', []],
  ])('API-02 does not retry a missing resource, and warns about it in development only: %s', async (mode, warnings) => {
    vi.stubEnv('NODE_ENV', mode);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    respondWith({}, 404);
    const { source, report } = createSource();
    await expect(source.fetch(things)).resolves.toEqual({ state: 'notFound' });
    expect(fetched).toHaveBeenCalledOnce();
    expect(warn.mock.calls).toEqual(warnings);
    expect(report).not.toHaveBeenCalled();
    warn.mockRestore();
    vi.unstubAllEnvs();
  });

  it('STATE-07 ERR-01 never treats a response as fresh that the server failed to load', () => {
    const { source } = createSource({ [things.key]: { state: 'failed' } });
    expect(source.ageMs(things)).toBe(Number.POSITIVE_INFINITY);
  });

  it('SSR-02 STATE-07 requests data again only once it is stale', async () => {
    respondWith({ n: 2 });
    const { source } = createSource({ [things.key]: found(1) }, 0);
    await expect(source.fetch(things)).resolves.toEqual(found(1));
    expect(fetched).not.toHaveBeenCalled();
    const late = createSource({ [things.key]: found(1) }, 60_000).source;
    await expect(late.fetch(things)).resolves.toEqual(found(2));
    await expect(late.seed(things)).resolves.toEqual(found(2));
    expect(late.ageMs(things)).toBeLessThan(10_000);
  });

  it('API-05 ROUTE-09 SSR-01 STATE-07 sends one request for concurrent callers, and returns its promise in flight and resolved', async () => {
    respondWith({ n: 1 });
    const { source } = createSource();
    const both = [source.fetch(things), source.fetch(things)];
    expect(source.seed(things)).toBe(both[0]);
    await Promise.all(both);
    expect(source.seed(things)).toBe(both[0]);
    expect(both[0]).toMatchObject({ status: 'fulfilled', value: found(1) });
    expect(fetched).toHaveBeenCalledExactlyOnceWith('https://api.test/v1/things/', expect.anything());
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
  });

  it("SEC-02 requests HTML resources through the site's own API", async () => {
    respondWith({ n: 1 });
    await createSource().source.fetch(texts);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/texts/');
  });

  it('STATE-07 retries three times with increasing delays before a request counts as failed', async () => {
    const times: number[] = [];
    fetched.mockImplementation(async () => {
      times.push(Date.now());
      return Response.json({}, { status: 500 });
    });
    const { source, report } = createSource();
    const result = source.fetch(things);
    for (let turn = 0; turn < 100 && times.length < 4; turn += 1) await vi.advanceTimersByTimeAsync(50);
    await expect(result).resolves.toEqual({ state: 'failed' });
    const pauses = times.slice(1).map((time, index) => Math.floor((time - times[index]!) / 500) * 500);
    expect(pauses).toEqual([500, 1_000, 2_000]);
    expect(report).toHaveBeenCalledOnce();
  });

  it('API-02 GAME-07 drops an aborted request without logging or caching it', async () => {
    fetched.mockImplementation(async () => Promise.reject(new Error('aborted')));
    const { source, report } = createSource();
    const disconnect = new AbortController();
    const result = source.fetch(things, disconnect.signal);
    disconnect.abort();
    await vi.runAllTimersAsync();
    await expect(result).resolves.toEqual({ state: 'failed' });
    expect(report).not.toHaveBeenCalled();
    expect(source.seed(things)).toBeUndefined();
  });

  it('SSR-02 STATE-07 still returns the data of the document after a newer response', async () => {
    respondWith({ n: 2 });
    const { source } = createSource({ [things.key]: found(1) }, 60_000);
    await source.fetch(things);
    expect([await source.seed(things), source.documented?.(things)]).toEqual([found(2), found(1)]);
  });

  it('SSR-01 SSR-02 returns data that was streamed into the document after it had been requested', async () => {
    respondWith({ n: 2 });
    const blocks: Record<string, unknown> = {};
    const { source } = createSource(blocks);
    await source.fetch(things);
    expect(source.documented?.(things)).toBeUndefined();
    blocks[things.key] = found(1);
    expect([await source.seed(things), source.documented?.(things)]).toEqual([found(2), found(1)]);
  });

  it('COMP-01 COMP-03 removes games that the market forbids from lists and single responses', async () => {
    const games = [
      { slug: 'a', groups: ['slots'] },
      { slug: 'b', groups: ['slots', 'jackpots'] },
    ];
    const list = v.object({ items: v.array(v.object({ slug: v.string() })) });
    const card = v.object({ card: v.object({ slug: v.string() }) });
    const { source } = createSource();
    respondWith({ items: games });
    expect(await source.fetch(resource('v1/games/', { q: 'x' }, async () => list))).toEqual({
      state: 'found',
      data: { items: [{ slug: 'a' }] },
    });
    respondWith({ card: games[1] });
    expect(await source.fetch(resource('v1/games/info/', {}, async () => card))).toEqual({ state: 'notFound' });
  });

  it('STATE-07 removes data on request', () => {
    const { source } = createSource({ [things.key]: found(1) });
    source.forget?.(things.key);
    expect([source.seed(things), source.documented?.(things)]).toEqual([undefined, undefined]);
  });

  it('API-02 ERR-01 returns a failed result without throwing when the chunk for requests cannot be loaded', async () => {
    vi.resetModules();
    vi.doMock('../../../../client/data/fetch-patiently.ts', () => Promise.reject(new TypeError('no such chunk')));
    onTestFinished(() => vi.doUnmock('../../../../client/data/fetch-patiently.ts'));
    const { source, report } = createSource();
    await expect(source.fetch(things)).resolves.toEqual(failed);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ key: things.key, reason: 'network' }));
  });
});

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
