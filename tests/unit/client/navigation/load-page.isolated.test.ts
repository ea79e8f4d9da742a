import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../../../../client/navigation/load-page.ts';
import type { PageLoader } from '../../../../client/navigation/prepare-page.ts';
import type { Site } from '../../../../client/site-context.ts';
import { brands } from '../../../../brands/index.ts';
import { type CultureCode, cultures } from '../../../../locales/index.ts';
import meta from '../../../../locales/en-GB/meta.json' with { type: 'json' };
import type { DataSource } from '../../../../shared/data/data-source.ts';
import { failed, notFound, type Result } from '../../../../shared/data/resource.ts';

const { Page, entry } = vi.hoisted(() => {
  const empty = () => null;
  return { Page: empty, entry: { module: 'page.tsx', areas: ['home'], load: async () => ({ Page: empty }) } };
});
vi.mock('../../../../client/pages/pages.ts', () => ({
  frameAreas: ['menu'],
  headAreas: ['meta'],
  pages: { home: entry, category: entry, game: entry, error: entry, content: entry },
}));

/** Every area as a module that contains the texts without arguments. */
const plain = Object.entries(meta).filter(([, text]) => !text.includes('{'));
const parsed = ['default', 'game'].map((name) => [
  `meta.title.${name}`,
  [
    { type: 1, value: 'title' },
    { type: 0, value: ' at ' },
    { type: 1, value: 'siteName' },
  ],
]);
const moduleUrl = `data:text/javascript,export default ${encodeURIComponent(JSON.stringify(Object.fromEntries([...plain, ...parsed])))}`;

function setUp(
  code: CultureCode,
  response: (key: string) => Promise<Result<unknown>>,
  time: Pick<PageLoader, 'emulatedNow'> = {},
) {
  const requested: string[] = [];
  const queries: string[] = [];
  const source = {
    fetch({ key }: { key: string }) {
      requested.push(key.replace(/\?.*/, ''));
      queries.push(key);
      return key.includes('/banners/') ? Promise.resolve(notFound) : response(key);
    },
  } as unknown as DataSource;
  const brand = brands.find(({ cultures: own }) => own.includes(code))!;
  const site = {
    brand,
    culture: cultures[code],
    origins: {
      site: 'https://site.test',
      api: '',
      images: '/images',
      platform: '',
      cultures: { [code]: 'https://site.test' },
    },
    imageHosts: [],
    noindex: false,
  } as unknown as Site;
  const loader: PageLoader = {
    site: { ...site, messages: moduleUrl },
    source,
    frameMessages: moduleUrl,
    ...time,
  };
  return { requested, queries, load: (path: string, query = '') => loadPage(loader, path, new URLSearchParams(query)) };
}

const game = {
  card: { path: '/slots/x/', name: 'X', provider: { name: 'T' } },
  seo: { title: 'X slot', description: 'x' },
};
const found = (data: unknown) => Promise.resolve({ state: 'found', data } as Result<unknown>);

afterEach(() => void vi.restoreAllMocks());

describe('loadPage', () => {
  it('SSR-02 ROUTE-09 starts all requests of a page at once', () => {
    const { requested, load } = setUp('en-GB', () => new Promise(() => undefined));
    void load('/slots/x/');
    expect(requested.toSorted()).toEqual([
      'api/v1/banners/game-banners',
      'api/v1/banners/media',
      'api/v1/feeds/jackpots/',
      'api/v1/games/content/',
      'api/v1/games/info/',
    ]);
  });

  it('SSR-02 ROUTE-09 requests the games of a block after the response of the page names them', async () => {
    const blocks = [{ type: 'games', title: 'Slots', groups: ['slots'], limit: 6 }];
    const { requested, load } = setUp('en-GB', () => found({ title: 'x', seo: game.seo, blocks }));
    await load('/lp/welcome/');
    expect(requested.filter((path) => !path.includes('/banners/'))).toEqual([
      'api/v1/cms/pages/',
      'api/v1/games/for-groups/',
      'api/v1/feeds/jackpots/',
    ]);
  });

  it('ROUTE-09 SEO-01 returns the same title and canonical URL as the server', async () => {
    const { load } = setUp('en-GB', () => found(game));
    expect(await load('/slots/x/')).toMatchObject({
      page: { match: { key: 'slotsGame' }, path: '/slots/x/' },
      head: { title: expect.stringMatching(/^X slot at /), canonical: 'https://site.test/slots/x/' },
    });
  });

  it.each([
    ['has the texts of its editors', found({ title: 'x', seo: game.seo, blocks: [] }), /^X slot at /],
    ['has the texts of its route when the service fails', Promise.resolve(failed), /^Contact us at /],
  ])('ROUTE-09 SEO-01 the head of a fixed page %s', async (_, response, title) => {
    const { requested, load } = setUp('en-GB', () => response);
    expect(await load('/contact/')).toMatchObject({ head: { title: expect.stringMatching(title) } });
    expect(requested.filter((path) => path.includes('/cms/'))).toEqual(['api/v1/cms/pages/']);
  });

  it('ROUTE-09 SEO-01 a fixed page is not delayed by more than a second by its content', async () => {
    vi.useFakeTimers();
    const loading = setUp('en-GB', () => new Promise(() => undefined)).load('/contact/');
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect(await loading).toMatchObject({ head: { title: expect.stringMatching(/^Contact us at /) } });
  });

  it('ROUTE-09 resolves once the deciding request has resolved', async () => {
    const { load } = setUp('en-GB', (key) => (key.includes('info') ? found(game) : new Promise(() => undefined)));
    expect(await load('/slots/x/')).toMatchObject({ Page });
  });

  it.each([
    ['not found', () => Promise.resolve(notFound), 'page404'],
    ['unavailable because the service fails', () => Promise.resolve(failed), 'page500'],
  ])('ROUTE-09 SEO-07 returns an error page when the game is %s', async (_, response, key) => {
    const loaded = await setUp('en-GB', response).load('/slots/x/', 'page=2');
    expect(loaded).toMatchObject({ page: { match: { key } }, head: { robots: 'noindex, follow' } });
    expect(loaded).not.toHaveProperty('head.canonical');
  });

  it.each([
    ['/slots/x/', 'slotsGame'],
    ['/slots/nowhere/', 'page404'],
    ['/no/such/route/', 'page404'],
  ])(
    'PERF-01 ROUTE-09 %s is %s, marked as a client-side navigation, so that its first screen renders first',
    async (path, key) => {
      const { load } = setUp('en-GB', () => (path === '/slots/x/' ? found(game) : Promise.resolve(notFound)));
      expect(await load(path)).toMatchObject({ page: { path, isMovedTo: true, match: { key } } });
    },
  );

  it('PAGE-10 returns "document" for a draft, and sends no request', async () => {
    const { requested, load } = setUp('en-GB', () => found(game));
    expect(await load('/preview/game/x/')).toBe('document');
    expect(requested).toEqual([]);
  });

  it.each(['', '?aname=aff1&bt=comet50'])(
    'ROUTE-07 ROUTE-04 redirects a game to its canonical path, including the prefix and the query "%s"',
    async (query) => {
      const elsewhere = { ...game, card: { ...game.card, path: '/casino/x/' } };
      const { load } = setUp('en-IE', () => found(elsewhere));
      expect(await load('/slots/x/', query)).toEqual({ redirect: `/en-IE/casino/x/${query}` });
    },
  );

  it.each(['/slots/x', '/SLOTS/X/'])('ROUTE-07 does not redirect a game with the path %j', async (path) => {
    const { load } = setUp('en-GB', () => found({ ...game, card: { ...game.card, path } }));
    expect(await load('/slots/x/')).toMatchObject({ page: { path: '/slots/x/' }, head: { title: expect.any(String) } });
  });

  it('ROUTE-09 BAN-02 COMP-05 uses the banner version of the emulated day', async () => {
    const versionsOn = async (day: string) => {
      const { queries, load } = setUp('en-GB', () => found({}), { emulatedNow: Date.parse(`${day}T12:00:00Z`) });
      await load('/');
      return [...new Set(queries.flatMap((key) => /layer=background.*&ver=(\w+)/.exec(key)?.[1] ?? []))];
    };
    expect([await versionsOn('2026-12-24'), await versionsOn('2026-07-01')]).toEqual([['festive'], ['1']]);
  });
});
