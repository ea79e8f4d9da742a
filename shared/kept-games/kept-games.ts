import { shownByBadges } from '../data/shown-by-badges.ts';
import type { TileCard } from '../data/shown-games.ts';

/** A game, and when the visitor last did something with it. Times are epoch milliseconds. */
export interface KeptGame {
  id: string;
  at: number;
  /** The catalogue had it then. */
  checkedAt: number;
  /** What its tile shows. Absent: the game was dropped, which another tab must hear of as well. */
  card?: TileCard | undefined;
}

export interface KeptGames {
  /** The newest first. */
  entries: readonly KeptGame[];
  /** What is older was thrown away. */
  clearedAt: number;
}

export const nothingKept: KeptGames = { entries: [], clearedAt: 0 };

/** How many games each list holds; the oldest leave first. */
export const favouritesLimit = 100;
export const recentLimit = 12;

/** After this long the catalogue is asked whether it still has a game. */
const checkMs = 86_400_000;

/** At a tie the second one wins, so that two tabs that merge each other's list end with the same. */
const isAsLate = (entry: KeptGame, than: KeptGame) =>
  entry.at === than.at ? entry.checkedAt >= than.checkedAt : entry.at > than.at;

const byTime = (a: KeptGame, b: KeptGame) => b.at - a.at || (a.id < b.id ? -1 : 1);

/** Both lists as one: of each game what was done last. */
export function mergeKept(mine: KeptGames, theirs: KeptGames, limit: number): KeptGames {
  const clearedAt = Math.max(mine.clearedAt, theirs.clearedAt);
  const latest = new Map<string, KeptGame>();
  for (const entry of [...mine.entries, ...theirs.entries]) {
    const known = latest.get(entry.id);
    if (entry.at > clearedAt && (!known || isAsLate(entry, known))) latest.set(entry.id, entry);
  }
  const sorted = [...latest.values()].sort(byTime);
  const kept = new Set(sorted.filter(({ card }) => card).slice(0, limit));
  const dropped = new Set(sorted.filter(({ card }) => !card).slice(0, limit));
  return { entries: sorted.filter((entry) => kept.has(entry) || dropped.has(entry)), clearedAt };
}

/** The fields of a tile, whatever else is known of the game, in the order in which they are read back: two tabs compare the text. */
const cardOf = (game: TileCard): TileCard => ({
  image: { url: game.image.url },
  path: game.path,
  id: game.id,
  name: game.name,
  badges: game.badges,
  volatility: game.volatility,
  minBet: game.minBet,
  maxBet: game.maxBet,
  provider: { name: game.provider.name },
  rtp: game.rtp,
  jackpotId: game.jackpotId,
  ...shownByBadges(game),
});

/** Later than all that is known, even where the clock was set back. */
const timeOf = ({ entries, clearedAt }: KeptGames, now: number) =>
  Math.max(now, clearedAt + 1, (entries[0]?.at ?? 0) + 1);

const withEntry = (games: KeptGames, entry: KeptGame, limit: number) =>
  mergeKept(games, { entries: [entry], clearedAt: 0 }, limit);

/** The game stands in front. */
export const keepGame = (games: KeptGames, game: TileCard, now: number, limit: number): KeptGames =>
  withEntry(games, { id: game.id, at: timeOf(games, now), checkedAt: now, card: cardOf(game) }, limit);

export const dropGame = (games: KeptGames, id: string, now: number, limit: number): KeptGames =>
  withEntry(games, { id, at: timeOf(games, now), checkedAt: now }, limit);

export const clearKept = (games: KeptGames, now: number): KeptGames => ({
  entries: [],
  clearedAt: timeOf(games, now),
});

/** The catalogue still has the game, and shows it like this; its place stays. */
export const refreshGame = ({ entries, clearedAt }: KeptGames, game: TileCard, now: number): KeptGames => ({
  entries: entries.map((entry) =>
    entry.id === game.id && entry.card ? { ...entry, checkedAt: now, card: cardOf(game) } : entry,
  ),
  clearedAt,
});

export const isKept = ({ entries }: KeptGames, id: string): boolean =>
  entries.some((entry) => entry.id === id && entry.card !== undefined);

/** What tiles show, the newest first. */
export const keptCards = ({ entries }: KeptGames): TileCard[] => entries.flatMap(({ card }) => (card ? [card] : []));

/** Of the first `count` games those that the catalogue has not been asked about for a day. */
export const uncheckedCards = ({ entries }: KeptGames, now: number, count: number): TileCard[] =>
  entries
    .filter(({ card }) => card)
    .slice(0, count)
    .flatMap(({ card, checkedAt }) => (card && now - checkedAt > checkMs ? [card] : []));
