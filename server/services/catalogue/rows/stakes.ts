import type { Chance } from '../../art/kit/random.ts';
import type { Kind } from '../codes.ts';
import type { Market, StakeLadder } from '../markets.ts';
import type { Title } from '../titles/title.ts';

/** Minor units. */
export interface Stakes {
  least: number;
  most: number;
}

const ladderOf = ({ kind }: Title, market: Market): StakeLadder => {
  const ladders: Readonly<Record<Kind, StakeLadder>> = {
    product: market.slotStakes,
    slot: market.slotStakes,
    plinko: market.slotStakes,
    scratch: market.slotStakes,
    videoBingo: market.slotStakes,
    bingo: market.ticketPrices,
    roulette: market.tableStakes,
    blackjack: market.tableStakes,
    other: market.tableStakes,
  };
  return ladders[kind];
};

/**
 * Stakes of a round in a market. Small stakes are more frequent than large ones, and games with live dealers cost more.
 * Hand-picked games take the whole ladder, except tables.
 */
export function drawStakes(title: Title, market: Market, chance: Chance): Stakes {
  const { least, most } = ladderOf(title, market);
  const [first] = least;
  const isTable = title.play.layout === undefined && title.play.maxWin === undefined;
  if (title.tier === 0 && !isTable) return { least: first, most: Math.max(...most) };
  const drawn = Math.floor(chance.random() ** 1.6 * least.length);
  const place = title.play.isLive ? Math.min(least.length - 1, drawn + 2) : drawn;
  // A table for small stakes takes no large ones.
  const top = isTable ? (most[Math.min(place, most.length - 1)] ?? Math.max(...most)) : chance.pick(most);
  return { least: least[place] ?? first, most: top };
}
