import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { variantIn } from '../../../../server/cache/encodings.ts';
import type { PageOutcome } from '../../../../server/page/page-service.ts';
import { failed, notFound, type Result } from '../../../../shared/data/resource.ts';
import { cachedPage } from '../cache/cached-page.ts';
import { recordingResponse } from '../support/recording-response.ts';
import { JackpotsPage } from '../support/test-root.tsx';
import { testSite } from '../support/test-site.tsx';

const feed: Result<unknown> = { state: 'found', data: { asOf: 'today', items: [] } };
const visitor = (over: object = {}) => ({
  requestId: 'r',
  signal: new AbortController().signal,
  wantsComplete: false,
  ...over,
});
const shown = (outcome: PageOutcome) =>
  outcome.kind === 'page' ? variantIn(outcome.page.variants, 'identity', false).body.toString() : '';

const image = { url: 'x', width: 3, height: 4, alt: '' };
const gameAt = (path: string) => ({
  card: { name: 'X', path, image, provider: { name: 'Y' } },
  seo: { title: 'X', description: 'X' },
});

afterEach(() => void vi.useRealTimers());

describe('the page service', () => {
  it('OPS-05 OPS-02 SSR-10 loads and renders a page once for a hundred concurrent requests, and counts those that joined', async () => {
    const Page = vi.fn(JackpotsPage);
    const { pages, target, context, requested, samples } = testSite(() => Promise.resolve(feed), { Page });
    // Called for each view, which has the head.
    const intlOf = vi.spyOn(context, 'intlOf');
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) => pages.get(target(`/slots/?utm=${index}`), visitor())),
    );
    expect(new Set(responses.map((outcome) => outcome.kind === 'page' && outcome.page)).size).toBe(1);
    expect(requested).toHaveLength(new Set(requested).size);
    expect(Page).toHaveBeenCalledOnce();
    expect(intlOf).toHaveBeenCalledOnce();
    expect(await samples(/^page_coalesced_total/)).toEqual({ 'page_coalesced_total{route="slots"}': 99 });
  });

  it('SSR-08 returns a complete page and caches it when all data is there', async () => {
    const { pages, target, cache } = testSite(() => Promise.resolve(feed));
    const outcome = await pages.get(target('/slots/'), visitor());
    expect(outcome).toMatchObject({ kind: 'page', isCacheable: true, page: { status: 200 } });
    expect(shown(outcome)).toContain('<p>Jackpots today</p>');
    expect(cache.get(target('/slots/').cacheKey!)).toBe(outcome.kind === 'page' && outcome.page);
    expect(outcome.kind === 'page' && outcome.page.headers['cache-control']).toContain('s-maxage=10');
  });

  it('SSR-01 returns a stream when data is slow, and caches the complete page once the data has arrived', async () => {
    const slow = Promise.withResolvers<Result<unknown>>();
    const { pages, target, cache } = testSite(() => slow.promise, { environment: { DATA_WAIT_MS: '1' } });
    const bot = pages.get(target('/slots/'), visitor({ wantsComplete: true }));
    expect(await pages.get(target('/slots/'), visitor())).toMatchObject({ kind: 'stream' });
    slow.resolve(feed);
    const next = await pages.get(target('/slots/'), visitor());
    expect(next, 'a request during the render').toBe(await bot);
    expect(shown(next)).toContain('<p>Jackpots today</p>');
    expect(cache.size).toBe(1);
  });

  it('OPS-02 adds the timings of a stream until its shell to Server-Timing, when they are requested', async () => {
    const environment = { RENDER_DEADLINE_MS: '100', DATA_WAIT_MS: '1' };
    const { pages, target } = testSite(() => new Promise(() => undefined), { environment });
    const timings = await Promise.all(
      [true, false].map(async (isTimed) => {
        const { response, state } = recordingResponse();
        const outcome = await pages.get(target('/slots/'), visitor({ isTimed }));
        if (outcome.kind === 'stream') await outcome.send(response);
        return state.headers['server-timing'];
      }),
    );
    expect(timings).toEqual([
      expect.stringMatching(/^age;dur=\d+(?:, (?:gate|data|render);dur=\d+\.\d){3}$/),
      expect.stringMatching(/^age;dur=\d+$/),
    ]);
  });

  it('SSR-06 renders without data that misses the deadline, and does not cache the page', async () => {
    const environment = { RENDER_DEADLINE_MS: '100', DATA_WAIT_MS: '0' };
    const { pages, target, cache, codes } = testSite(() => new Promise(() => undefined), { environment });
    const outcome = await pages.get(target('/slots/'), visitor({ wantsComplete: true }));
    expect(outcome).toMatchObject({ kind: 'page', isCacheable: false });
    expect(shown(outcome)).toContain('<p>failed</p>');
    expect([cache.size, codes()]).toEqual([0, ['page.render.late']]);
  });

  it('API-04 sends a page without the data that failed, and does not cache it', async () => {
    const { pages, target, cache } = testSite(async ({ key }) => (key.includes('v1/games/') ? feed : failed));
    const outcome = await pages.get(target('/slots/'), visitor());
    expect(outcome).toMatchObject({ kind: 'page', isCacheable: false, page: { status: 200 } });
    expect(outcome.kind === 'page' && outcome.page.headers['cache-control']).toBe('private, no-store');
    expect(cache.size).toBe(0);
  });

  it('SEO-07 SSR-08 does not let shared caches serve a stale 404', async () => {
    const { pages, target } = testSite(() => notFound);
    const headers = { 'cache-control': 'public, max-age=0, s-maxage=10' };
    expect(await pages.get(target('/slots/x/'), visitor())).toMatchObject({ page: { status: 404, headers } });
    expect(await pages.head(target('/slots/x/'), visitor())).toMatchObject({ status: 404, headers });
  });

  it('SEO-07 caches one 404 page for all unknown URLs of a culture', async () => {
    const Page = vi.fn(JackpotsPage);
    const { pages, target, cache } = testSite(({ key }) => (key.includes('jackpots') ? feed : notFound), { Page });
    const first = await pages.get(target('/slots/first-secret/'), visitor());
    expect(first).toMatchObject({ kind: 'page', isCacheable: true, page: { status: 404 } });
    expect(shown(first)).not.toContain('first-secret');
    for (const url of ['/slots/second/', '/nowhere/', '/casino/third/']) {
      expect(await pages.get(target(url), visitor())).toEqual(first);
    }
    expect(cache.size).toBe(1);
    expect(Page).toHaveBeenCalledOnce();
  });

  it('ROUTE-07 redirects to the canonical path of a game, with the culture prefix', async () => {
    const game: Result<unknown> = { state: 'found', data: { card: { path: '/casino/x/' } } };
    const { pages, target } = testSite(({ key }) => (key.includes('games/info') ? game : failed));
    expect(await pages.get(target('/en-IE/slots/x/'), visitor())).toMatchObject({
      kind: 'redirect',
      location: '/en-IE/casino/x/',
    });
  });

  it.each(['/slots/x', '/SLOTS/X/'])(
    'ROUTE-07 API-04 SEO-01 renders a game without a redirect when its service gives the same path as %j',
    async (path) => {
      const game: Result<unknown> = { state: 'found', data: gameAt(path) };
      const { pages, target } = testSite(({ key }) => (key.includes('games/info') ? game : feed));
      const outcome = await pages.get(target('/slots/x/'), visitor());
      expect(outcome).toMatchObject({ kind: 'page', page: { status: 200 } });
      expect(shown(outcome)).toContain('<title>X – play at');
    },
  );

  it('ROUTE-07 API-04 encodes and normalises the path that it redirects to', async () => {
    const game: Result<unknown> = { state: 'found', data: { card: { path: '/slots/münze €' } } };
    const { pages, target } = testSite(({ key }) => (key.includes('games/info') ? game : feed));
    expect(await pages.get(target('/slots/x/'), visitor())).toMatchObject({
      location: '/slots/m%C3%BCnze%20%E2%82%AC/',
    });
  });

  it.each([
    ['no longer exists', notFound, 404],
    ['has moved', { state: 'found', data: { card: { path: '/casino/x/' } } } as const, 301],
  ])('SEO-07 SSR-08 drops the cached page of a game that %s', async (_, then, status) => {
    let info: Result<unknown> = { state: 'found', data: gameAt('/slots/x/') };
    const { pages, target, cache } = testSite(({ key }) => (key.includes('games/info') ? info : feed));
    const requested = target('/slots/x/');
    await pages.get(requested, visitor());
    expect(cache.get(requested.cacheKey!)?.status).toBe(200);
    info = then;
    const outcome = await pages.get(requested, visitor());
    expect(outcome.kind === 'page' ? outcome.page.status : 301).toBe(status);
    expect(cache.get(requested.cacheKey!)).toBeUndefined();
  });

  it('SSR-08 API-05 revalidates a stale page at most once a second while the services fail', async () => {
    let isHealthy = true;
    const Page = vi.fn(JackpotsPage);
    const { pages, target, cache } = testSite(() => (isHealthy ? feed : failed), { Page });
    const requested = target('/slots/jackpots/');
    await pages.get(requested, visitor());
    const old = cache.get(requested.cacheKey!)!;
    const { freshUntil } = old;
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    const rendersAt = async (after: number) => {
      clock.mockReturnValue(freshUntil + after);
      for (let hits = 0; hits < 3; hits += 1) await pages.refresh(requested, old, 'r');
      return Page.mock.calls.length;
    };
    isHealthy = false;
    expect(await rendersAt(0)).toBe(2);
    expect(await rendersAt(999)).toBe(2);
    isHealthy = true;
    // Just over a second, as sums of fractions are rounded.
    expect(await rendersAt(1_001)).toBe(3);
    expect(cache.get(requested.cacheKey!)?.renderedAt).toBe(freshUntil + 1_001);
  });

  it('SSR-08 keeps no page fresh for longer when the system clock is set back', async () => {
    const { pages, target, cache } = testSite(() => feed);
    const requested = target('/slots/jackpots/');
    await pages.get(requested, visitor());
    const page = cache.get(requested.cacheKey!)!;
    const then = performance.now() + page.freshUntil - page.renderedAt;
    const clocks = [vi.spyOn(Date, 'now').mockReturnValue(0), vi.spyOn(performance, 'now').mockReturnValue(then)];
    onTestFinished(() => clocks.forEach((clock) => clock.mockRestore()));
    expect(cache.isFresh(page)).toBe(false);
  });

  it('SSR-08 returns status and headers for HEAD without a render, and waits only for gates', async () => {
    const Page = vi.fn(JackpotsPage);
    const never = new Promise<Result<unknown>>(() => undefined);
    const { pages, target } = testSite(({ key }) => (key.includes('games/info') ? notFound : never), { Page });
    expect(await pages.head(target('/slots/x/'), visitor())).toMatchObject({ kind: 'head', status: 404 });
    expect(await pages.head(target('/slots/'), visitor())).toMatchObject({
      kind: 'head',
      status: 200,
      isCacheable: true,
    });
    expect(Page).not.toHaveBeenCalled();
  });

  it('SSR-06 aborts the calls when the last client disconnects, and not before', async () => {
    const { pages, target, signals } = testSite(() => new Promise(() => undefined), {
      environment: { DATA_WAIT_MS: '1' },
    });
    const [one, other] = [new AbortController(), new AbortController()];
    await Promise.all([one, other].map(({ signal }) => pages.get(target('/slots/'), visitor({ signal }))));
    one.abort();
    expect(signals[0]?.aborted).toBe(false);
    other.abort();
    expect(signals[0]?.aborted).toBe(true);
  });

  it('OPS-05 logs and reports a failed revalidation without an unhandled rejection', async () => {
    const rejections: unknown[] = [];
    const listen = (reason: unknown) => rejections.push(reason);
    process.on('unhandledRejection', listen);
    const { pages, target, codes, reported } = testSite(() => {
      throw new Error('a mistake of ours');
    });
    void pages.refresh(target('/slots/'), cachedPage(), 'r');
    await expect(pages.get(target('/slots/'), visitor({ wantsComplete: true }))).rejects.toSatisfy(pages.hasLogged);
    await new Promise(setImmediate);
    process.off('unhandledRejection', listen);
    expect(rejections).toEqual([]);
    expect(codes()).toContain('page.failed');
    expect(reported).toEqual(['LogError A page failed: Error: a mistake of ours (request r)']);
  });
});
