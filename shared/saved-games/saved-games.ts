import { shownByBadges } from '../data/shown-by-badges.ts';
import type { TileCard } from '../data/reduced-games.ts';

/** A game and the time of the visitor's last action on it, in epoch milliseconds. */
export interface SavedGame {
  id: string;
  at: number;
  /** Time when the catalogue last confirmed the game. */
  checkedAt: number;
  /** Data of its tile. Undefined for a removed game, so that merging removes it in other tabs. */
  card?: TileCard | undefined;
}

export interface SavedGames {
  /** Newest first. */
  entries: readonly SavedGame[];
  /** Older entries were deleted. */
  clearedAt: number;
}

export const noSavedGames: SavedGames = { entries: [], clearedAt: 0 };

/** Maximum length of each list. The oldest entries are dropped. */
export const favouritesLimit = 100;
export const recentLimit = 12;

/** Age at which an entry is checked against the catalogue. */
const checkMs = 86_400_000;

/** On a tie the second entry wins, so that two tabs that merge each other's list agree. */
const isAsLate = (entry: SavedGame, than: SavedGame) =>
  entry.at === than.at ? entry.checkedAt >= than.checkedAt : entry.at > than.at;

const byTime = (a: SavedGame, b: SavedGame) => b.at - a.at || (a.id < b.id ? -1 : 1);

/** Merges two lists, with the latest action on each game. */
export function mergeSaved(mine: SavedGames, theirs: SavedGames, limit: number): SavedGames {
  const clearedAt = Math.max(mine.clearedAt, theirs.clearedAt);
  const latest = new Map<string, SavedGame>();
  for (const entry of [...mine.entries, ...theirs.entries]) {
    const known = latest.get(entry.id);
    if (entry.at > clearedAt && (!known || isAsLate(entry, known))) latest.set(entry.id, entry);
  }
  const sorted = [...latest.values()].sort(byTime);
  const present = new Set(sorted.filter(({ card }) => card).slice(0, limit));
  const removed = new Set(sorted.filter(({ card }) => !card).slice(0, limit));
  return { entries: sorted.filter((entry) => present.has(entry) || removed.has(entry)), clearedAt };
}

/** A tile's fields in the order in which storage is parsed, since tabs compare the text. */
const cardOf = (game: TileCard): TileCard => ({
  image: game.image && { url: game.image.url },
  path: game.path,
  id: game.id,
  name: game.name,
  badges: game.badges,
  volatility: game.volatility,
  minBet: game.minBet,
  maxBet: game.maxBet,
  provider: game.provider && { name: game.provider.name },
  rtp: game.rtp,
  jackpotId: game.jackpotId,
  ...shownByBadges(game),
});

/** Later than all known times, even when the clock was set back. */
const timeOf = ({ entries, clearedAt }: SavedGames, now: number) =>
  Math.max(now, clearedAt + 1, (entries[0]?.at ?? 0) + 1);

const withEntry = (games: SavedGames, entry: SavedGame, limit: number) =>
  mergeSaved(games, { entries: [entry], clearedAt: 0 }, limit);

/** Puts a game first in the list. */
export const saveGame = (games: SavedGames, game: TileCard, now: number, limit: number): SavedGames =>
  withEntry(games, { id: game.id, at: timeOf(games, now), checkedAt: now, card: cardOf(game) }, limit);

export const removeGame = (games: SavedGames, id: string, now: number, limit: number): SavedGames =>
  withEntry(games, { id, at: timeOf(games, now), checkedAt: now }, limit);

export const clearSaved = (games: SavedGames, now: number): SavedGames => ({
  entries: [],
  clearedAt: timeOf(games, now),
});

/** Replaces the data of a game that the catalogue still has, in place. */
export const refreshGame = ({ entries, clearedAt }: SavedGames, game: TileCard, now: number): SavedGames => ({
  entries: entries.map((entry) =>
    entry.id === game.id && entry.card ? { ...entry, checkedAt: now, card: cardOf(game) } : entry,
  ),
  clearedAt,
});

export const isSaved = ({ entries }: SavedGames, id: string): boolean =>
  entries.some((entry) => entry.id === id && entry.card !== undefined);

/** Games with tile data, newest first. */
export const savedCards = ({ entries }: SavedGames): TileCard[] => entries.flatMap(({ card }) => (card ? [card] : []));

/** The games among the first `count` that were not checked for a day. */
export const uncheckedCards = ({ entries }: SavedGames, now: number, count: number): TileCard[] =>
  entries
    .filter(({ card }) => card)
    .slice(0, count)
    .flatMap(({ card, checkedAt }) => (card && now - checkedAt > checkMs ? [card] : []));
