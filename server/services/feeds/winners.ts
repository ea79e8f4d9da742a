import { hash } from 'node:crypto';
import { cultures, type CultureCode } from '../../../locales/index.ts';
import type { SpecKey } from '../../../shared/contract/codes.ts';
import type { WrittenWinner } from '../../../shared/contract/written.ts';
import type { WrittenGameCard } from '../../../shared/contract/written.ts';
import type { CatalogueGame } from '../catalogue/game.ts';
import { markets } from '../catalogue/markets.ts';
import type { GameStore, StoredGame } from '../games/store.ts';
import { maskedName } from './names.ts';

/** The methods of the game store that this feed uses. */
export type PlayedGames = Pick<GameStore, 'shelfOf' | 'at'>;

/** One prize that is worth telling falls in each of these spans. */
const spanMs = 11 * 60_000;
/** Winners play the most popular games. */
const mostPopular = 240;
/** Prizes above this multiple of the lowest stake are too rare for the feed. */
const mostStakes = 12_800;

/** 0 to 1, always the same for the same name. */
const chance = (name: string) => Number.parseInt(hash('sha256', name, 'hex').slice(0, 8), 16) / 0x1_0000_0000;

/** Small prizes are more common than great ones. */
const between = (least: number, most: number, pick: number) => least * (most / least) ** (pick ** 1.6);

/** Maximum prize of a game in minor units, so that the feed does not contradict the game's page. */
function mostOf({ specs, minBet, maxBet }: CatalogueGame): number {
  const numberOf = (key: SpecKey) => {
    const spec = specs.find((one) => one.key === key);
    return spec?.kind === 'money' ? spec.value.amount : spec?.kind === 'int' ? spec.value : undefined;
  };
  if (!minBet || !maxBet) return 0;
  // Whatever a table deals, a won round gives the stake twice.
  const possible = numberOf('biggestWin') ?? maxBet.amount * (numberOf('maxWin') ?? 2);
  return Math.min(possible, minBet.amount * mostStakes);
}

/** Whether a game can have paid a prize worth telling. A bingo room plays at its times alone, and for small prizes. */
const canHavePaid = (game: CatalogueGame, least: number, wonAt: string) =>
  game.homeGroup !== 'bingo' && game.status === 'active' && game.releasedAt <= wonAt && mostOf(game) > least;

/** The game at a place of the shelf, or the next one that fits. */
function findPlayed(
  games: PlayedGames,
  culture: CultureCode,
  pick: number,
  fits: (game: CatalogueGame) => boolean,
): StoredGame | undefined {
  const count = Math.min(mostPopular, games.shelfOf(culture).games.length);
  for (let step = 0; step < count; step += 1) {
    const stored = games.at(culture, (Math.floor(pick * count) + step) % count);
    if (stored && fits(stored.game)) return stored;
  }
  return undefined;
}

function winnerIn(games: PlayedGames, culture: CultureCode, span: number): WrittenWinner | undefined {
  const seed = `${culture}:${span}`;
  const { language, minimumWin } = markets[culture];
  const wonAt = new Date(Math.floor((span + chance(`${seed}:at`)) * spanMs)).toISOString();
  const played = findPlayed(games, culture, chance(`${seed}:game`) ** 2, (game) =>
    canHavePaid(game, minimumWin, wonAt),
  );
  if (!played) return undefined;
  const card = JSON.parse(played.card) as WrittenGameCard;
  const amount = between(minimumWin, mostOf(played.game), chance(`${seed}:amount`));
  return {
    id: `win-${seed.replace(':', '-').toLowerCase()}`,
    displayName: maskedName(language, chance(`${seed}:name`)),
    gameSlug: card.slug,
    gameName: card.name,
    path: card.path,
    image: card.image,
    // Rounded as stakes are, and never up.
    amount: { amount: Math.floor(amount / 5) * 5, currency: cultures[culture].currency },
    wonAt,
  };
}

/**
 * The latest prizes of a culture at a time (epoch milliseconds), newest first. They derive from catalogue and clock, so
 * all processes agree, and none is in the future.
 */
export function winnersAt(games: PlayedGames, culture: CultureCode, now: number, limit: number): WrittenWinner[] {
  const current = Math.floor(now / spanMs);
  const found = Array.from({ length: limit + 1 }, (_, back) => winnerIn(games, culture, current - back));
  const asOf = new Date(now).toISOString();
  return found.flatMap((winner) => (winner && winner.wonAt <= asOf ? [winner] : [])).slice(0, limit);
}
