import type { DatabaseSync } from 'node:sqlite';
import type { CultureCode } from '../../../locales/index.ts';
import type { WrittenAlternates } from '../../../shared/contract/written.ts';
import type { WrittenGameCard } from '../../../shared/contract/written.ts';
import type { CatalogueGame } from '../catalogue/game.ts';
import { createSearch } from './search/search.ts';
import { readShelves, type Shelf } from './shelf.ts';

export interface StoredGame {
  place: number;
  game: CatalogueGame;
  /** The card as JSON. */
  card: string;
}

const toStored = (row: Record<string, unknown> | undefined): StoredGame | undefined =>
  row && {
    place: Number(row['place']),
    game: JSON.parse(String(row['game'])) as CatalogueGame,
    card: String(row['card']),
  };

/** A date, or an instant, as an instant. */
const toInstant = (date: string) => new Date(date).toISOString();

/** Reads the catalogue. Statements are prepared once; the columns that lists are made by are held in memory. */
export function createGameStore(database: DatabaseSync) {
  const shelves = readShelves(database);
  const search = createSearch(database);
  const cardAt = database.prepare('SELECT card FROM game WHERE place = ?');
  const gameAt = database.prepare('SELECT place, card, game FROM game WHERE place = ?');
  const bySlug = database.prepare('SELECT place, card, game FROM game WHERE culture = ? AND slug = ?');
  const byId = database.prepare('SELECT place, card, game FROM game WHERE culture = ? AND id = ?');
  const draftById = database.prepare('SELECT 0 AS place, card, game FROM draft WHERE culture = ? AND id = ?');
  const pathsById = database.prepare(
    `SELECT culture, path FROM game WHERE id = ? AND status <> 'retired' ORDER BY place`,
  );
  const byArt = database.prepare(
    `SELECT place, card, game FROM game WHERE slug = :slug AND art_hash = :artHash
     UNION ALL SELECT 0, card, game FROM draft WHERE art_hash = :artHash LIMIT 1`,
  );
  const anyBySlug = database.prepare('SELECT place, card, game FROM game WHERE slug = ? LIMIT 1');
  const siteMap = database.prepare(
    'SELECT entry FROM site_map WHERE culture = ? AND position >= ? ORDER BY position LIMIT ?',
  );
  const updated = String(database.prepare('SELECT updated_at FROM stamp').get()?.['updated_at']);
  cardAt.setReturnArrays(true);

  const shelfOf = (culture: CultureCode): Shelf => shelves[culture];

  /** Where each culture has the game, in the order of the list of cultures. */
  const alternates = (id: string): WrittenAlternates =>
    Object.fromEntries(pathsById.all(id).map(({ culture, path }) => [String(culture), String(path)]));

  return {
    /** When the newest game came, ISO 8601. */
    updatedAt: toInstant(updated),
    shelfOf,
    alternates,
    /** Cards as JSON of games given by their index on the shelf. */
    cards(culture: CultureCode, indexes: readonly number[]): string[] {
      const { first } = shelfOf(culture);
      return indexes.map((index) => (cardAt.get(first + index) as unknown as readonly [string])[0]);
    },
    at: (culture: CultureCode, index: number) => toStored(gameAt.get(shelfOf(culture).first + index)),
    /** Indexes on the shelf of the games that a search finds, the most relevant first. */
    search(culture: CultureCode, typed: string): number[] {
      const { first, games } = shelfOf(culture);
      return search(culture, { first, last: first + games.length - 1 }, typed).map((place) => place - first);
    },
    bySlug: (culture: CultureCode, slug: string) => toStored(bySlug.get(culture, slug)),
    byId: (culture: CultureCode, id: string) => toStored(byId.get(culture, id)),
    draftById: (culture: CultureCode, id: string) => toStored(draftById.get(culture, id)),
    anyBySlug: (slug: string) => toStored(anyBySlug.get(slug))?.game,
    byArt: (slug: string, artHash: string) => toStored(byArt.get({ slug, artHash }))?.game,
    cardById(culture: CultureCode, id: string): WrittenGameCard | undefined {
      const stored = toStored(byId.get(culture, id));
      return stored && (JSON.parse(stored.card) as WrittenGameCard);
    },
    /** Entries as JSON. */
    siteMap: (culture: CultureCode, offset: number, limit: number): string[] =>
      siteMap.all(culture, offset, limit).map(({ entry }) => String(entry)),
  };
}
export type GameStore = ReturnType<typeof createGameStore>;
