import { describe, expect, it } from 'vitest';
import { product } from '../../../../brands/index.ts';
import { cultureCodes, cultures, type CultureCode } from '../../../../locales/index.ts';
import type { CatalogueGame } from '../../../../server/services/catalogue/game.ts';
import { jackpotSeeds } from '../../../../server/services/catalogue/jackpots.ts';
import { splitTitle } from '../../../../server/services/catalogue/naming/lines.ts';
import { gameGroupsIn } from '../../../../shared/routing/availability.ts';
import { routeOf } from '../../../../shared/routing/match.ts';
import { ofEachMarket } from '../../../required/markets/index.ts';
import { games, gamesOf, listOf } from './market-games.ts';

const grid = product.slug;
const world = [grid, 'slots', 'casino', 'roulette', 'blackjack', 'scratch_cards', 'jackpots', 'popular'];

/** Lists of 24 games, and the longer ones. */
const listsOf = (groups: readonly string[], longer: Readonly<Record<string, number>>) => ({
  ...Object.fromEntries(groups.map((group) => [group, 24])),
  ...longer,
});
const tables = { other: 30, daily_jackpots: 30 };
const withoutLotteries = listsOf(
  world.filter((group) => group !== 'scratch_cards'),
  tables,
);
const international = listsOf(world, tables);

/** Least sizes of the lists that a culture has a page or a rail for. Other cultures have those of an international market. */
const ownLists: Readonly<Partial<Record<CultureCode, Readonly<Record<string, number>>>>> = {
  'en-GB': listsOf(world, { ...tables, casino: 600, bingo: 48, megaways: 30, plinko: 30 }),
  'de-DE': { slots: 1200, popular: 24 },
  sv: withoutLotteries,
  es: listsOf(world, { hp_slots: 24, bingo_es: 30, live_roulette: 30 }),
  ...ofEachMarket((market) => market.lists),
};

describe('the catalogue', () => {
  it.each(cultureCodes)('BRAND-07 %s has more games than the site claims', (culture) => {
    const listed = gamesOf(culture).filter(({ status }) => status !== 'retired');
    expect(listed.length).toBeGreaterThan(cultures[culture].gameCountClaim);
    expect(listed.length).toBeLessThan(cultures[culture].gameCountClaim * 1.1);
  });

  it.each(cultureCodes)('ROUTE-08 GAME-01 %s fills exactly the groups that it has', (culture) => {
    const lists: Readonly<Record<string, number>> = ownLists[culture] ?? international;
    const sizes = Object.entries(lists).filter(([group, least]) => listOf(culture, group).length < least);
    expect(sizes).toEqual([]);
    const groups = new Set(gamesOf(culture).flatMap((game) => game.groups));
    expect([...groups].toSorted()).toEqual(Object.keys(lists).toSorted());
  });

  it.each(cultureCodes)('GAME-01 PAGE-01 the home page of %s names only groups that have games there', (culture) => {
    const named = gameGroupsIn(routeOf('home'), culture);
    expect(named).not.toEqual([]);
    expect(named.filter((group) => listOf(culture, group).length === 0)).toEqual([]);
  });

  it('COMP-03 de-DE has no jackpots, live games or tables', () => {
    const isForbidden = ({ homeGroup, isLive, jackpotId, features }: CatalogueGame) =>
      homeGroup !== 'slots' || isLive || jackpotId !== undefined || features.includes('jackpot');
    expect(gamesOf('de-DE').filter(isForbidden)).toEqual([]);
  });

  it.each(cultureCodes)('ROUTE-05 slugs of %s are plain, unique and no list of the site', (culture) => {
    const slugs = gamesOf(culture).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    const literals = ['megaways', 'jackpots', 'daily-jackpots', 'roulette', 'ruleta', 'blackjack', 'other'];
    const more = ['plinko-games', 'video-bingo', 'ruleta-en-vivo', 'draft-game'];
    expect(slugs.filter((slug) => [...literals, ...more].includes(slug))).toEqual([]);
  });

  it('SEO-02 a game has one id wherever it is, and enough are shared for alternates', () => {
    const english = new Map(gamesOf('en-GB').map((game) => [game.id, game]));
    const share = (culture: CultureCode) => {
      const own = gamesOf(culture);
      return own.filter(({ id }) => english.has(id)).length / own.length;
    };
    expect(share('en-IE')).toBeGreaterThan(0.99);
    expect(share('en-ROW')).toBeGreaterThan(0.99);
    for (const culture of ['de-DE', 'sv', 'es'] as const) {
      expect(share(culture)).toBeGreaterThan(0.35);
      expect(share(culture)).toBeLessThan(0.6);
    }
    const renamed = [...gamesOf('en-IE'), ...gamesOf('en-ROW')].filter(
      ({ id, slug }) => (english.get(id)?.slug ?? slug) !== slug,
    );
    expect(renamed).toEqual([]);
    const german = gamesOf('de-DE').find(({ id }) => id === 'brass-heart');
    expect(german).toMatchObject({ name: 'Messingherz', slug: 'messingherz' });
    expect({ ...german?.art, lines: [] }).toEqual({ ...english.get('brass-heart')?.art, lines: [] });
  });

  it('GAME-01 a few games are in maintenance and the retired ones in no list', () => {
    for (const culture of cultureCodes) {
      const maintained = gamesOf(culture).filter(({ status }) => status === 'maintenance');
      expect(maintained.length).toBeGreaterThan(2);
      expect(maintained.length).toBeLessThan(10);
      const retired = gamesOf(culture).filter(({ status }) => status === 'retired');
      expect(retired.length).toBeGreaterThan(5);
      expect(retired.flatMap(({ groups }) => groups)).toEqual([]);
    }
  });

  it.each(cultureCodes)('GAME-05 every jackpot of %s has its games, and every jackpot game its jackpot', (culture) => {
    const seeds = jackpotSeeds(culture);
    const paying = listOf(culture, 'jackpots');
    for (const { id, games: shown, base, velocityPerSecond, currency, type, mustDropAt } of seeds) {
      const own = paying.filter(({ jackpotId }) => jackpotId === id).map((game) => game.id);
      expect(own.length).toBeGreaterThan(5);
      expect(own).toContain(shown[0]);
      expect(base).toBeGreaterThan(0);
      expect(velocityPerSecond).toBeGreaterThan(0);
      expect(currency).toBe(cultures[culture].currency);
      expect(mustDropAt === undefined).toBe(type === 'mega');
    }
    expect(paying.filter(({ jackpotId }) => !seeds.some(({ id }) => id === jackpotId))).toEqual([]);
  });

  it('BRAND-07 titles are set in one to three lines that hold the whole name', () => {
    const isOff = ({ name, art: { lines } }: CatalogueGame) =>
      lines.length < 1 ||
      lines.length > 3 ||
      lines[0]?.startsWith('~') ||
      lines.map((line) => line.replace('~', '')).join(name.includes(' ') ? ' ' : '') !== name;
    expect(games.filter(isOff).map(({ name }) => name)).toEqual([]);
    expect(splitTitle('Idol of Kauren', 'en')).toEqual(['Idol', '~of', 'Kauren']);
    expect(splitTitle('La corona del faro', 'es')).toEqual(['La corona', '~del', 'faro']);
    expect(splitTitle('Das verschwundene Schiff des Gouverneurs', 'de')).toHaveLength(3);
  });
});
