import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { listen } from './support/listen.ts';
import { sendRequest } from './support/send-request.ts';
import { startSite } from './support/site.ts';

/** Another operator's content: a few games, in the smallest server that implements the contract. */
const card = (slug: string, name: string, ...otherGroups: string[]) => ({
  id: `other-${slug}`,
  slug,
  name,
  groups: ['slots', ...otherGroups],
  path: `/slots/${slug}/`,
  provider: { code: 'other', name: 'Other Works' },
  image: { url: `art/${slug}`, width: 600, height: 800, alt: name },
  badges: ['new', 'a-badge-of-tomorrow'],
  isLive: false,
  popularity: 1,
  status: 'active',
  aFieldOfTomorrow: true,
});
const games = [
  card('quiet-harbour', 'Quiet Harbour'),
  card('copper-lane', 'Copper Lane'),
  card('golden-tower', 'Golden Tower', 'jackpots'),
];
const list = { items: games, total: games.length, offset: 0, limit: 48, updatedAt: '2026-01-01T00:00:00Z' };

const none = { items: [], total: 0, offset: 0, limit: 24, updatedAt: '2026-01-01T00:00:00Z' };

const responses: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  '/api/v1/games/': () => list,
  '/api/v1/games/site-map/': () => ({
    ...list,
    items: games.map(({ slug, path, groups }) => ({ slug, path, group: groups.at(-1), updatedAt: list.updatedAt })),
  }),
  '/api/v1/cms/promotions/': () => none,
  '/api/v1/cms/features/': () => none,
  '/api/v1/feeds/payment-options/': () => [],
  '/api/v1/blog/': () => none,
  '/api/v1/blog/all-tags/': () => ({ items: [] }),
  '/api/v1/feeds/jackpots/': () => ({
    asOf: '2026-01-01T00:00:00Z',
    pollSeconds: 30,
    totals: {},
    items: [
      {
        id: 'tower',
        name: 'The Tower Pot',
        type: 'mega',
        amount: { amount: 100_000, currency: 'EUR' },
        games: [{ slug: 'golden-tower', name: 'Golden Tower', path: '/slots/golden-tower/', image: games[0]?.image }],
        status: 'active',
      },
    ],
  }),
  '/api/v1/cms/pages/': (query) =>
    query.get('slug') === 'towers' && {
      code: 'towers',
      slug: 'towers',
      title: 'Towers',
      seo: { title: 'Towers', description: 'Games of towers, all of them in one place.' },
      blocks: [{ type: 'games', title: 'Games', groups: ['slots'], limit: 12 }],
      updatedAt: '2026-01-01T00:00:00Z',
    },
  '/api/v1/games/for-groups/': () => list,
  '/api/v1/games/by-groups/': (query) => ({
    groups: query
      .getAll('groups')
      .map((code) => ({ code, title: code, path: '/slots/', total: games.length, items: games })),
  }),
  '/api/v1/games/info/': (query) => {
    const found = games.find(({ slug }) => slug === query.get('gameSlug'));
    if (!found) return undefined;
    const seo = { title: found.name, description: 'A game of another operator, told in their own words.' };
    return {
      card: found,
      seo,
      specs: [{ key: 'rtp', kind: 'percent', value: 95.5 }],
      playTarget: { gameId: found.id, platformPath: '/p' },
      related: games.filter((game) => game !== found),
    };
  },
};

/** Texts that this operator serves as HTML, not inside JSON. */
const texts: Readonly<Record<string, string>> = {
  '/api/v1/feeds/simple/':
    '<h2>Who we are</h2><p onclick="x()">Words of <a href="/help/">another operator</a>.</p><script>x()</script>',
};

const operator = await listen(
  createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const text = texts[url.pathname];
    if (text && request.headers.accept?.includes('text/html')) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
      return;
    }
    const body = responses[url.pathname]?.(url.searchParams);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  }),
);
const site = await startSite({ servicesOrigin: operator.origin });
afterAll(async () => {
  await site.stop();
  operator.close();
});

describe('the site with any server that implements the contract', () => {
  it('API-03 BRAND-05 shows its games on the home page', async () => {
    const { text, status } = await sendRequest(site.port, '/');
    expect(status).toBe(200);
    expect(text).toContain('Quiet Harbour');
    expect(text).toContain('href="/slots/copper-lane/"');
  });

  it('API-03 shows a category and a game page', async () => {
    expect((await sendRequest(site.port, '/slots/')).text).toContain('Copper Lane');
    const game = await sendRequest(site.port, '/slots/quiet-harbour/');
    expect(game.status).toBe(200);
    expect(game.text).toContain('95.50%');
    expect(game.text).toContain('A game of another operator');
  });

  it('API-01 SEC-02 shows a legal text that is served as HTML, sanitized', async () => {
    const { status, text } = await sendRequest(site.port, '/privacy/');
    expect(status).toBe(200);
    expect(text).toContain('<p>Words of <a href="/help/">another operator</a>.</p>');
    expect(text).not.toContain('onclick');
    const called = await sendRequest(site.port, '/api/v1/feeds/simple/?culture=en-IE&feedCode=privacy');
    expect(JSON.parse(called.text)).toMatchObject({
      body: expect.stringContaining('<p>Words of <a href="/en-IE/help/">another operator</a>.</p>') as string,
    });
  });

  it('SEO-07 is 404 for a game that the server does not have', async () => {
    expect((await sendRequest(site.port, '/slots/lantern-trench/')).status).toBe(404);
  });

  it.each(['/', '/slots/', '/?q=tower', '/slots/quiet-harbour/', '/lp/towers/', '/nowhere/'])(
    'COMP-01 COMP-03 hides on %s a game that is forbidden in a market, and shows it in others',
    async (path) => {
      const shown = async (host: string) => (await sendRequest(site.port, path, { host })).text;
      const [german, british] = await Promise.all([shown('de.localhost'), shown('en.localhost')]);
      expect(british).toContain('Golden Tower');
      expect(german).toMatch(/Copper Lane|Quiet Harbour/);
      expect(german).not.toMatch(/Golden Tower|golden-tower|The Tower Pot/);
    },
  );

  it('COMP-01 COMP-03 SEO-07 is 404 for a game that is forbidden in a market, and omits it from the sitemap', async () => {
    const statusIn = async (host: string) => (await sendRequest(site.port, '/slots/golden-tower/', { host })).status;
    expect([await statusIn('de.localhost'), await statusIn('en.localhost')]).toEqual([404, 200]);
    const siteMap = await sendRequest(site.port, '/sitemap-de-DE-games-1.xml', { host: 'de.localhost' });
    expect(siteMap.text).toContain('/slots/copper-lane/');
    expect(siteMap.text).not.toContain('golden-tower');
  });

  it('SEO-03 API-03 has sitemaps without landing pages when the server does not list any', async () => {
    const index = await sendRequest(site.port, '/sitemap.xml', { host: 'de.localhost' });
    expect(index.status).toBe(200);
    expect(index.text).toContain('sitemap-de-DE-games-1.xml');
    const pages = await sendRequest(site.port, '/sitemap-de-DE-pages-1.xml', { host: 'de.localhost' });
    expect(pages.status).toBe(200);
    expect(pages.text).not.toContain('/lp/');
  });
});
