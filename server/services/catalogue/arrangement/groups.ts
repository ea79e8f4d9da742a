import { product } from '../../../../brands/index.ts';
import type { Kind } from '../codes.ts';
import type { JackpotSeed } from '../jackpots.ts';
import type { Market } from '../markets.ts';
import type { Title } from '../titles/title.ts';

/** The group in the path of a kind of game, which also determines its shelf. */
export const homeGroups: Readonly<Record<Kind, string>> = {
  product: product.slug,
  slot: 'slots',
  bingo: 'bingo',
  videoBingo: 'casino',
  roulette: 'casino',
  blackjack: 'casino',
  other: 'casino',
  plinko: 'casino',
  scratch: 'casino',
};

const kindGroups: Readonly<Partial<Record<Kind, string>>> = {
  videoBingo: 'bingo_es',
  roulette: 'roulette',
  blackjack: 'blackjack',
  other: 'other',
  plinko: 'plinko',
  scratch: 'scratch_cards',
};

/** Groups whose games are all of one world: there, neighbours differ in composition and hue alone. */
export const oneWorldGroups: ReadonlySet<string> = new Set([
  product.slug,
  'bingo',
  'bingo_es',
  'casino',
  'roulette',
  'live_roulette',
  'blackjack',
  'other',
]);

/** The groups that list a game in a market, its home group first; `popular` and the home page's slots depend on the order. */
export function groupsOf({ kind, play }: Title, market: Market, jackpot: JackpotSeed | undefined): string[] {
  const group = kindGroups[kind];
  const wanted = [
    ...(group ? [group] : []),
    ...(kind === 'roulette' && play.isLive ? ['live_roulette'] : []),
    ...(play.mechanic === 'megaways' ? ['megaways'] : []),
    ...(jackpot ? ['jackpots'] : []),
    ...(jackpot?.type === 'daily' ? ['daily_jackpots'] : []),
  ];
  return [homeGroups[kind], ...wanted.filter((code) => market.groups.includes(code))];
}
