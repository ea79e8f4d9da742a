import { describe, expect, it } from 'vitest';
import { product } from '../../../../brands/house.ts';
import { letteringOf, providersOf } from '../../../../client/components/provider-marks/provider-marks.tsx';
import { Page } from '../../../../client/pages/home/home-page.tsx';
import { HomeSearch } from '../../../../client/pages/home/home-search.tsx';
import { found, jackpotFeed, responses, tileCard, tileCards } from '../support/games.ts';
import { serverHtml } from '../support/render-site.tsx';

const group = (code: string, path: string) => ({
  code,
  title: `The ${code}`,
  path,
  total: 1234,
  items: tileCards(12, code),
});

const groups = [
  group(product.slug, `/${product.slug}/`),
  group('slots', '/slots/'),
  group('bingo_es', '/casino/video-bingo/'),
  group('fresh', '/fresh/'),
  { ...group('casino', '/casino/'), items: [] },
];
const services = { 'games/by-groups/': { groups }, 'feeds/jackpots/': jackpotFeed };

const headings = (html: string) => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text);

describe('home page', () => {
  it('GAME-01 GAME-05 shows its non-empty groups by name, with jackpots after the first', () => {
    expect(headings(serverHtml(<Page />, { seed: responses(services) }))).toEqual([
      `${product.name} Originals`,
      'Jackpots',
      'Slot Games',
      'Video Bingo',
      'The fresh',
      'Providers',
    ]);
  });

  it('GAME-01 ROUTE-04 shows the number of games in a group and links to the group', () => {
    const html = serverHtml(<Page />, { seed: responses(services), culture: 'en-IE' });
    expect(html).toContain('1,234');
    expect(html).toContain('href="/en-IE/slots/"');
  });

  it('GAME-01 shows category chips only where there are several categories', () => {
    const chips = (culture: 'en-GB' | 'de-DE') =>
      serverHtml(<Page />, { seed: responses(services), culture }).includes('aria-label="Categories"');
    expect([chips('en-GB'), chips('de-DE')]).toEqual([true, false]);
  });

  it('GAME-08 shows the full legal notice', () => {
    expect(serverHtml(<Page />, { seed: responses(services) })).toContain(
      'Some games may be removed or temporarily unavailable in your location due to regulation or provider decisions.',
    );
  });

  it('API-04 omits sections whose request failed', () => {
    const html = serverHtml(<Page />, { seed: responses({ 'feeds/jackpots/': jackpotFeed }) });
    expect(headings(html)).toEqual(['Jackpots']);
    expect(headings(serverHtml(<Page />, { seed: responses({}) }))).toEqual([]);
  });
});

describe('search on the home page', () => {
  const popular = { total: 1, items: [tileCard('Sun Regent')] };
  const search = (q: string, items = tileCards(2)) =>
    serverHtml(<HomeSearch q={q} />, {
      seed: ({ path }) => found(path.includes('sort=popular') ? popular : { total: items.length, items }),
    });

  it('SSR-05 GAME-07 shows the number of results and the results', () => {
    const html = search('game');
    expect(html).toContain('2 games for “game”');
    expect(html).toContain('Game 2');
    expect(html).not.toContain('Sun Regent');
  });

  it('GAME-07 GAME-02 SSR-05 links to the next and previous pages of results', () => {
    const linksOf = (url: string) => {
      const list = responses({ 'games/': { total: 60, items: tileCards(24) } });
      const html = serverHtml(<HomeSearch q="game" />, { url, seed: list });
      return [...html.matchAll(/href="([^"]*)" rel="(prev|next)"/g)].map(([, href, rel]) => `${rel} ${href}`);
    };
    expect(linksOf('/?q=game')).toEqual(['next /?q=game&amp;page=2']);
    expect(linksOf('/?q=game&page=2')).toEqual(['prev /?q=game', 'next /?q=game&amp;page=3']);
    expect(linksOf('/?q=game&page=3')).toEqual(['prev /?q=game&amp;page=2']);
  });

  it('GAME-07 shows a message and popular games when there are no results', () => {
    const html = search('xyzzy', []);
    expect(html).toContain('No game is called “xyzzy”');
    expect(html).toContain('Sun Regent');
  });

  it('GAME-07 shows only a hint for fewer than two letters', () => {
    const html = search(' x ');
    expect(html).toContain('Type at least 2 letters');
    expect(html).toContain('Sun Regent');
    expect(html).not.toContain('Game 2');
  });

  it('SEC-02 escapes the search text', () => {
    const html = search('<img src=x>', []);
    expect(html).not.toContain('<img src=x>');
    expect(html).toContain('&lt;img src=x&gt;');
  });
});

it('GAME-01 lists the eight most frequent providers at most', () => {
  const games = [...'aabccdefghij'].map((name, index) => tileCard(String(index), { provider: { name } }));
  expect(providersOf(games)).toEqual([...'acbdefgh']);
});

it('GAME-01 gives each provider a constant lettering regardless of its position, and different providers different ones', () => {
  const names = ['Tidehouse', 'Kitefall', 'Brasswick', 'Velvet Rooms', 'Senhet Works'];
  const letterings = names.map(letteringOf);
  expect(names.toReversed().map(letteringOf)).toEqual(letterings.toReversed());
  expect(new Set(letterings).size).toBe(names.length);
});
