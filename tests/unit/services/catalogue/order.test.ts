import { describe, expect, it } from 'vitest';
import { product } from '../../../../brands/index.ts';
import { cultureCodes, type CultureCode } from '../../../../locales/index.ts';
import { themes } from '../../../../server/services/art/themes/index.ts';
import type { CatalogueGame } from '../../../../server/services/catalogue/game.ts';
import { createNameOrder } from '../../../../server/services/catalogue/naming/name-order.ts';
import { headlinerRooms } from '../../../../server/services/catalogue/titles/headliner-rooms.ts';
import { headlinerSlots } from '../../../../server/services/catalogue/titles/headliners.ts';
import { gamesOf, listOf } from './market-games.ts';

const grid = product.slug;
const tested = 120;
/** Lists whose games all belong to one world, or nearly. */
const oneWorld = new Set([grid, 'bingo', 'bingo_es', 'casino', 'roulette', 'live_roulette', 'blackjack', 'other']);

function paintOf({ art }: CatalogueGame) {
  const theme = themes.find(({ id }) => id === art.theme);
  const palette = theme?.palettes[art.palette];
  const composition = theme?.compositions.find(({ id }) => id === art.composition);
  if (!palette || !composition) throw new Error(`The art kit cannot paint ${JSON.stringify(art)}.`);
  return { scene: `${art.theme}/${art.composition}`, theme: art.theme, hue: palette.hue };
}

/** Degrees between two hues. */
function turnBetween(one: { hue: number }, other: { hue: number }): number {
  const turn = Math.abs(one.hue - other.hue) % 360;
  return Math.min(turn, 360 - turn);
}

const groupsIn = (culture: CultureCode) => new Set(gamesOf(culture).flatMap(({ groups }) => groups));

/** Faults of two neighbouring tiles. */
function clash(group: string, left: CatalogueGame, right: CatalogueGame): string | undefined {
  const [one, other] = [paintOf(left), paintOf(right)];
  if (one.scene === other.scene) return `${left.name} | ${right.name}: both ${one.scene}`;
  if (turnBetween(one, other) < 40) return `${left.name} | ${right.name}: hues ${one.hue} and ${other.hue}`;
  if (one.theme === other.theme && !oneWorld.has(group)) return `${left.name} | ${right.name}: both ${one.theme}`;
  return undefined;
}

describe('the order of the catalogue', () => {
  it.each(cultureCodes)('GAME-03 no two neighbours of a list in %s look alike', (culture) => {
    for (const group of groupsIn(culture)) {
      const list = listOf(culture, group).slice(0, tested);
      const clashes = list.flatMap((game, index) => {
        const next = list[index + 1];
        return (next && clash(group, game, next)) ?? [];
      });
      expect(clashes, group).toEqual([]);
    }
  });

  type Compare = (one: CatalogueGame, other: CatalogueGame) => number;
  const sorts: readonly (readonly [name: string, compareIn: (culture: CultureCode) => Compare])[] = [
    [
      'by name',
      (culture) => {
        const compare = createNameOrder(culture);
        return (one, other) => compare(one.name, other.name);
      },
    ],
    ['the newest first', () => (one, other) => Date.parse(other.releasedAt) - Date.parse(one.releasedAt)],
    ['the highest return first', () => (one, other) => (other.rtp ?? 0) - (one.rtp ?? 0)],
  ];
  it.each(sorts.flatMap((sort) => cultureCodes.map((culture) => [...sort, culture] as const)))(
    'GAME-03 GAME-10 no two neighbours of a list look alike when it is sorted %s',
    (_, compareIn, culture) => {
      for (const group of groupsIn(culture)) {
        const list = listOf(culture, group).toSorted(compareIn(culture));
        const twins = list.flatMap((game, index) => {
          const next = list[index + 1];
          if (!next) return [];
          const [one, other] = [paintOf(game), paintOf(next)];
          // The same words often ask for the same composition: then in another colour.
          return one.scene === other.scene && turnBetween(one, other) < 40 ? [`${game.name} | ${next.name}`] : [];
        });
        expect(twins, `${culture} ${group}`).toEqual([]);
      }
    },
  );

  it('GAME-03 neighbours do not read alike', () => {
    const stems = ({ name }: CatalogueGame) =>
      name
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 3)
        .map((word) => word.slice(0, 5));
    for (const culture of cultureCodes) {
      const list = listOf(culture, 'slots').slice(0, tested);
      const echoes = list.filter((game, index) => {
        const next = list[index + 1];
        return next && stems(game).some((stem) => stems(next).includes(stem));
      });
      expect(echoes.map(({ name }) => name)).toEqual([]);
    }
  });

  const picked = [...headlinerSlots, ...headlinerRooms].map(({ name }) => name);
  it.each([
    ['en-GB', 'slots'],
    ['en-GB', grid],
    ['en-GB', 'bingo'],
    ['en-GB', 'casino'],
    ['de-DE', 'slots'],
    ['sv', 'slots'],
    ['es', 'hp_slots'],
  ] as const)('GAME-01 %s %s begins with games picked by hand, in their order', (culture, group) => {
    const first = listOf(culture, group).slice(0, 7);
    const places = first.map(({ name }) => picked.indexOf(name));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('GAME-01 the popular games are a mix of all that a market has', () => {
    const homes = listOf('en-GB', 'popular').map(({ homeGroup }) => homeGroup);
    for (const home of ['slots', 'casino', 'bingo', grid]) {
      expect(homes.filter((own) => own === home).length, home).toBeGreaterThan(3);
    }
  });

  it('GAME-03 tiles have two badges at most, and every badge is somewhere', () => {
    const badges = gamesOf('en-GB').map((game) => game.badges);
    expect(badges.filter(({ length }) => length > 2)).toEqual([]);
    expect([...new Set(badges.flat())].toSorted()).toEqual(
      ['exclusive', 'jackpot', 'liveDealer', 'new', 'original', 'popular', 'rating', 'trending'].toSorted(),
    );
  });
});
