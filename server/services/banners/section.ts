import { product } from '../../../brands/house.ts';
import type { CultureCode } from '../../../locales/index.ts';
import type { CatalogueGame } from '../catalogue/game.ts';
import type { GameStore } from '../games/store.ts';

type Groups = readonly [left: string, front: string, right: string];

/** A section's banner shows three games side by side, the fan. Each place shows the most popular game of its group. */
const fans: Readonly<Record<string, Groups>> = {
  home: [product.slug, 'slots', 'casino'],
  product: [product.slug, product.slug, product.slug],
  slots: ['slots', 'slots', 'slots'],
  jackpots: ['jackpots', 'jackpots', 'jackpots'],
  bingo: ['bingo', 'bingo', 'bingo'],
  casino: ['roulette', 'blackjack', 'casino'],
  roulette: ['roulette', 'roulette', 'roulette'],
  rooftopchase: ['slots', 'megaways', 'slots'],
  // Sites with slots only show several cards beside each other. Each of these starts after the games of the one before.
  'slots-2': ['slots', 'slots', 'slots'],
  'slots-3': ['slots', 'slots', 'slots'],
};

/** Number of games that a fan skips in each group. The next one is in front, its successors left and right. */
const skipped: Readonly<Record<string, number>> = { 'slots-2': 3, 'slots-3': 6 };

/** The section whose pictures are shown: the given one if it has its own, otherwise the home page. */
export const knownSection = (section: string): string => (Object.hasOwn(fans, section) ? section : 'home');

/** The three games of a section's fan. A place that its group cannot fill gets the most popular game that is left. */
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
