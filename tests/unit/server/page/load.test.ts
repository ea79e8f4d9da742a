import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../../../../server/page/load.ts';
import { type PageTarget, resolveTarget } from '../../../../server/http/request/target.ts';
import { settled } from '../../../../server/render/view.ts';
import { followUp, type PreloadPlan } from '../../../../shared/data/preloads/plan.ts';
import { gameTexts } from '../../../../shared/data/game.ts';
import { jackpots } from '../../../../shared/data/games.ts';
import { failed, type Resource, type Result } from '../../../../shared/data/resource.ts';
import { type Responses, fakeUpstream } from '../support/fake-upstream.ts';
import { testBrand } from '../support/test-config.ts';

const found = (data: unknown): Result<unknown> => ({ state: 'found', data });
const game = found({ card: { name: 'X', path: '/slots/x/' }, seo: { title: 'X', description: 'A game.' } });

interface Options {
  lastGood?: (resource: Resource<unknown>) => Result<unknown>;
  /** By default, that of the URL. */
  plan?: PreloadPlan;
}

function load(url: string, responses: Responses, { lastGood, plan }: Options = {}) {
  const { upstream, requested } = fakeUpstream(responses, lastGood);
  const target = resolveTarget(testBrand(), url, 'build') as PageTarget;
  return { requested, loaded: loadPage(target, upstream, { requestId: 'r' }, 2_000, plan) };
}

const never = () => new Promise<never>(() => undefined);
const first = jackpots('en-GB');
const named = gameTexts('en-GB', 'x');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading a page', () => {
  it('SSR-02 starts every fetch at once, and each only once', () => {
    const { requested } = load('/slots/x/', never);
    expect(requested).toHaveLength(new Set(requested).size);
    expect(requested.map((key) => key.replace(/\?.*/, ''))).toEqual([
      'api/v1/games/info/',
      'api/v1/games/content/',
      'api/v1/feeds/jackpots/',
      'api/v1/banners/media',
      'api/v1/banners/game-banners',
    ]);
  });

  it('SSR-02 waits only for the gates', async () => {
    const texts = Promise.withResolvers<Result<unknown>>();
    const { loaded } = load('/slots/x/', ({ key }) => {
      if (key.includes('info')) return Promise.resolve(game);
      return key.includes('content') ? texts.promise : never();
    });
    const { loading, decision } = await loaded;
    expect(decision).toBe('render');
    expect([...loading.values()].map(({ result }) => result?.state)).toEqual([
      'found',
      ...Array.from({ length: 4 }, () => undefined),
    ]);
    texts.resolve(found('late'));
    await texts.promise;
    expect([...loading.values()].at(1)?.result).toEqual(found('late'));
  });

  it('SHELL-10 SSR-08 loads all data for the emulated time and never from the cache, also for a gate that times out', async () => {
    const called: Resource<unknown>[] = [];
    const late: Resource<unknown>[] = [];
    const { upstream } = fakeUpstream(
      (resource) => {
        called.push(resource);
        return resource.key.includes('info') ? new Promise(() => undefined) : failed;
      },
      (resource) => {
        late.push(resource);
        return undefined;
      },
    );
    const brand = testBrand('en', { EMULATION: '1' });
    const target = resolveTarget(brand, '/slots/x/?dem=2026-12-24', 'build') as PageTarget;
    const loaded = loadPage(target, upstream, { requestId: 'r' }, 2_000);
    await vi.advanceTimersByTimeAsync(2_000);
    const { loading } = await loaded;
    expect(called).toHaveLength(5);
    for (const { key, path, freshMs } of [...called, ...late]) {
      expect(path).toBe(`${key.slice(3)}&dem=2026-12-24T12%3A00%3A00.000Z`);
      expect(freshMs).toBe(0);
    }
    expect(late).toHaveLength(1);
    for (const { key } of called) expect(loading.get(key)?.resource.freshMs).toBe(0);
  });

  it('SEO-07 treats a gate that times out as failed, and ignores its late response', async () => {
    const info = Promise.withResolvers<Result<unknown>>();
    const { loaded } = load('/slots/x/', ({ key }) => (key.includes('info') ? info.promise : failed));
    await vi.advanceTimersByTimeAsync(1_999);
    const waiting = Promise.resolve('waiting');
    await expect(Promise.race([loaded, waiting])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    const { decision, loading } = await loaded;
    expect(decision).toBe('unavailable');
    info.resolve(game);
    await info.promise;
    expect([...loading.values()][0]?.result).toBe(failed);
  });

  it('API-05 SEO-07 uses the last good response of a gate that times out', async () => {
    const { loaded } = load('/slots/x/', never, { lastGood: () => game });
    await vi.advanceTimersByTimeAsync(2_000);
    const { decision, item } = await loaded;
    expect([decision, item?.title]).toEqual(['render', 'X']);
  });

  it('SSR-02 API-05 starts the follow-ups that the last good response of a late gate names, and waits for them', async () => {
    const texts = Promise.withResolvers<Result<unknown>>();
    const gates = [{ resource: first, decide: () => 'render' as const }];
    const plan = { gates, deferred: [], followUps: [followUp(first, () => [named])] };
    const responses: Responses = ({ key }) => (key === named.key ? texts.promise : never());
    const { requested, loaded } = load('/slots/x/', responses, { lastGood: () => game, plan });
    await vi.advanceTimersByTimeAsync(2_000);
    const { loading } = await loaded;
    expect(requested).toEqual([first.key, named.key]);
    expect(loading.get(named.key)?.result).toBeUndefined();
    texts.resolve(found('texts'));
    await settled({ loading });
    expect(loading.get(named.key)?.result).toEqual(found('texts'));
  });

  it('SEO-07 waits no longer for two gates than for one', async () => {
    const gates = [first, named].map((resource) => ({ resource, decide: () => 'render' as const }));
    const { loaded } = load('/slots/x/', never, { plan: { gates, deferred: [] } });
    await vi.advanceTimersByTimeAsync(2_000);
    const waiting = Promise.resolve('waiting');
    await expect(Promise.race([loaded, waiting])).resolves.toMatchObject({ decision: 'render' });
  });

  it('SSR-02 starts no timer when all responses are cached', async () => {
    const { loading, decision } = await load('/slots/x/', ({ key }) => (key.includes('info') ? game : failed)).loaded;
    expect(decision).toBe('render');
    expect([...loading.values()].every(({ result }) => result !== undefined)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('SSR-02 fetches a resource once when a route names it twice', async () => {
    const { requested, loaded } = load('/slots/x/', () => game, { plan: { gates: [], deferred: [first, first] } });
    await loaded;
    expect(requested).toEqual([first.key]);
  });

  it('SSR-02 starts a follow-up as soon as the response that names it has arrived, and waits for both', async () => {
    const page = Promise.withResolvers<Result<unknown>>();
    const games = Promise.withResolvers<Result<unknown>>();
    const plan = { gates: [], deferred: [first], followUps: [followUp(first, () => [named])] };
    const responses: Responses = ({ key }) => (key === first.key ? page.promise : games.promise);
    const { requested, loaded } = load('/slots/x/', responses, { plan });
    const { loading } = await loaded;
    let isSettled = false;
    void settled({ loading }).then(() => (isSettled = true));
    expect(requested).toEqual([first.key]);
    page.resolve(found('page'));
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toEqual([first.key, named.key]);
    expect(isSettled).toBe(false);
    games.resolve(found('games'));
    await vi.advanceTimersByTimeAsync(0);
    expect(isSettled).toBe(true);
    expect(loading.get(named.key)?.result).toEqual(found('games'));
  });

  it.each([
    ['is not found', { state: 'notFound' }],
    ['has failed', failed],
  ])('SSR-02 starts no follow-up when the resource that names it %s', async (_, result) => {
    const plan = { gates: [], deferred: [first], followUps: [followUp(first, () => [named])] };
    const { requested, loaded } = load('/slots/x/', () => result as Result<unknown>, { plan });
    await loaded;
    expect(requested).toEqual([first.key]);
  });

  it('SSR-02 fetches nothing for a route without data', async () => {
    const { requested, loaded } = load('/500/', () => failed);
    expect(await loaded).toEqual({ loading: new Map(), decision: 'render' });
    expect(requested).toEqual([]);
  });
});
