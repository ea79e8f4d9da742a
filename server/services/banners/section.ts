import { product } from '../../../brands/house.ts';
import type { CultureCode } from '../../../locales/index.ts';
import type { CatalogueGame } from '../catalogue/game.ts';
import type { GameStore } from '../games/store.ts';

type Groups = readonly [left: string, front: string, right: string];

/** Groups whose first games are shown in a section's fan. */
const fans: Readonly<Record<string, Groups>> = {
  home: [product.slug, 'slots', 'casino'],
  product: [product.slug, product.slug, product.slug],
  slots: ['slots', 'slots', 'slots'],
  jackpots: ['jackpots', 'jackpots', 'jackpots'],
  bingo: ['bingo', 'bingo', 'bingo'],
  casino: ['roulette', 'blackjack', 'casino'],
  roulette: ['roulette', 'roulette', 'roulette'],
  rooftopchase: ['slots', 'megaways', 'slots'],
  // For cards beside each other on a site that has slots alone: what the fan before leaves over.
  'slots-2': ['slots', 'slots', 'slots'],
  'slots-3': ['slots', 'slots', 'slots'],
};

/** Number of most popular games that a fan skips. The first of the rest is in front. */
const skipped: Readonly<Record<string, number>> = { 'slots-2': 3, 'slots-3': 6 };

/** Sections that have pictures of their own; any other is shown the home page's. */
export const knownSection = (section: string): string => (Object.hasOwn(fans, section) ? section : 'home');

/** The games whose tiles make a section's fan; a place that its group cannot fill goes to the most popular games. */
export function chooseFan(
  store: GameStore,
  culture: CultureCode,
  section: string,
): [CatalogueGame, CatalogueGame, CatalogueGame] | undefined {
  const shelf = store.shelfOf(culture);
  const skip = skipped[section] ?? 0;
  const chosen: number[] = [];
  for (const group of fans[section] ?? []) {
    const next = [...shelf.inGroup(group).slice(skip), ...shelf.games.keys()].find((index) => !chosen.includes(index));
    if (next !== undefined) chosen.push(next);
  }
  const games = chosen.map((index) => store.at(culture, index)?.game);
  const [left, front, right] = skip > 0 ? [games[1], games[0], games[2]] : games;
  return left && front && right && [left, front, right];
}
