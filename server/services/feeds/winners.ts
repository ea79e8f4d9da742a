import { hash } from 'node:crypto';
import { cultures, type CultureCode } from '../../../locales/index.ts';
import type { Winner } from '../../../shared/contract/feeds.ts';
import type { GameCard } from '../../../shared/contract/games.ts';
import { markets } from '../catalogue/markets.ts';
import type { GameStore } from '../games/store.ts';
import { maskedName } from './names.ts';

/** What of the games is asked. */
export type PlayedGames = Pick<GameStore, 'shelfOf' | 'at'>;

/** One prize that is worth telling falls in each of these spans. */
const spanMs = 11 * 60_000;
/** Winners play what most play. */
const mostPopular = 240;

/** 0 to 1, always the same for the same name. */
const chance = (name: string) => Number.parseInt(hash('sha256', name, 'hex').slice(0, 8), 16) / 0x1_0000_0000;

/** How many lowest stakes are bet, and how many times the stake comes back: least and most. */
interface Payout {
  stakes: readonly [number, number];
  times: readonly [number, number];
}

const slotPayout: Payout = { stakes: [1, 8], times: [120, 1600] };
const tablePayout: Payout = { stakes: [5, 60], times: [8, 36] };
const payouts: Readonly<Record<string, Payout>> = { casino: tablePayout };

/** Small prizes are more common than great ones. */
const between = ([least, most]: readonly [number, number], pick: number) => least * (most / least) ** (pick ** 1.6);

/** A prize as the game pays it, in minor units of its currency; rounded as stakes are. */
function amountOf(card: GameCard, homeGroup: string, seed: string): number {
  const { stakes, times } = payouts[homeGroup] ?? slotPayout;
  const lowest = card.minBet?.amount ?? 10;
  const stake = Math.min(
    card.maxBet?.amount ?? Infinity,
    Math.round(between(stakes, chance(`${seed}:stake`))) * lowest,
  );
  return Math.round((stake * between(times, chance(`${seed}:times`))) / 5) * 5;
}

function winnerIn(games: PlayedGames, culture: CultureCode, span: number): Winner | undefined {
  const seed = `${culture}:${span}`;
  const { games: listed } = games.shelfOf(culture);
  const index = Math.floor(chance(`${seed}:game`) ** 2 * Math.min(mostPopular, listed.length));
  const found = games.at(culture, index);
  if (!found) return undefined;
  const card = JSON.parse(found.card) as GameCard;
  return {
    id: `win-${seed.replace(':', '-').toLowerCase()}`,
    displayName: maskedName(markets[culture].language, chance(`${seed}:name`)),
    gameSlug: card.slug,
    gameName: card.name,
    path: card.path,
    image: card.image,
    amount: { amount: amountOf(card, found.game.homeGroup, seed), currency: cultures[culture].currency },
    wonAt: new Date(Math.floor((span + chance(`${seed}:at`)) * spanMs)).toISOString(),
  };
}

/**
 * The latest prizes of a culture at a moment (milliseconds since 1970), newest first: made of the catalogue and the clock, so every
 * process tells the same ones, and none is later than now.
 */
export function winnersAt(games: PlayedGames, culture: CultureCode, now: number, limit: number): Winner[] {
  const current = Math.floor(now / spanMs);
  const found = Array.from({ length: limit + 1 }, (_, back) => winnerIn(games, culture, current - back));
  const asOf = new Date(now).toISOString();
  return found.flatMap((winner) => (winner && winner.wonAt <= asOf ? [winner] : [])).slice(0, limit);
}
