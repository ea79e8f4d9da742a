import { product } from '../../../brands/house.ts';
import type { CultureCode } from '../../../locales/index.ts';
import type { CatalogueGame } from '../catalogue/game.ts';
import type { GameStore } from '../games/store.ts';

/** The groups whose first games stand in a section's fan: left, in front, right. */
const fans: Readonly<Record<string, readonly [left: string, front: string, right: string]>> = {
  home: [product.slug, 'slots', 'casino'],
  product: [product.slug, product.slug, product.slug],
  slots: ['slots', 'slots', 'slots'],
  jackpots: ['jackpots', 'jackpots', 'jackpots'],
  bingo: ['bingo', 'bingo', 'bingo'],
  casino: ['roulette', 'blackjack', 'casino'],
  roulette: ['roulette', 'roulette', 'roulette'],
  rooftopchase: ['slots', 'megaways', 'slots'],
};

/** Sections that have pictures of their own; any other is shown the home page's. */
export const knownSection = (section: string): string => (Object.hasOwn(fans, section) ? section : 'home');

/** The games whose tiles make a section's fan; a place that its group cannot fill goes to the most popular games. */
export function chooseFan(
  store: GameStore,
  culture: CultureCode,
  section: string,
): [CatalogueGame, CatalogueGame, CatalogueGame] | undefined {
  const shelf = store.shelfOf(culture);
  const chosen: number[] = [];
  for (const group of fans[section] ?? []) {
    const next = [...shelf.inGroup(group), ...shelf.games.keys()].find((index) => !chosen.includes(index));
    if (next !== undefined) chosen.push(next);
  }
  const [left, front, right] = chosen.map((index) => store.at(culture, index)?.game);
  return left && front && right && [left, front, right];
}
