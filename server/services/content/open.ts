import type { DatabaseSync } from 'node:sqlite';
import { brands } from '../../../brands/index.ts';
import { inTransaction, openDatabase } from '../database/connection.ts';
import { readContentVersion } from '../database/version.ts';
import { pathOf } from '../games/card.ts';
import type { GameStore } from '../games/store.ts';
import type { GameFacts } from './context.ts';
import { loadContent } from './load.ts';
import type { ContentProblem } from './problem.ts';
import { readContent } from './read-content.ts';
import { readSources } from './sources.ts';
import { changedItems, type PublishedItem, takeSnapshot } from './changed-items.ts';
import { contentTables, dropContentTables } from './tables.ts';
import type { CultureCode } from '../../../locales/index.ts';

export interface ContentReport {
  items: number;
  ms: number;
  /** Files that could not be shown, each with why. */
  problems: readonly ContentProblem[];
  /** Items that are not as they were stored before. None where nothing was. */
  changed: readonly PublishedItem[];
}

interface ContentOptions {
  dataDir: string;
  file: string;
  artVersion: string;
  catalogueVersion: string;
  /** The folder with `brands/`. */
  root?: string;
}

export const contentRoot = `${import.meta.dirname}/../../../`;

function stampOf(database: DatabaseSync): string | undefined {
  const isThere = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'stamp'`).get();
  return isThere && String(database.prepare('SELECT version FROM stamp').get()?.['version']);
}

const factsOf =
  (games: GameStore) =>
  (culture: CultureCode): GameFacts => ({
    pathOf(slug) {
      const game = games.bySlug(culture, slug)?.game;
      return game && game.status !== 'retired' ? pathOf(game) : undefined;
    },
    hasGroup: (code) => games.shelfOf(culture).inGroup(code).length > 0,
  });

/** Opens the content. Files are read again when they, or files that they refer to, have changed. */
export function openContent(
  options: ContentOptions,
  games: GameStore,
  onLoaded: (report: ContentReport) => void,
): DatabaseSync {
  const database = openDatabase(options.dataDir, options.file);
  refreshContent(database, options, games, onLoaded);
  return database;
}

/** Reads changed files again, while the content is open. */
export function refreshContent(
  database: DatabaseSync,
  { artVersion, catalogueVersion, root = contentRoot }: ContentOptions,
  games: GameStore,
  onLoaded: (report: ContentReport) => void,
): void {
  const started = performance.now();
  const sources = readSources(root, brands);
  const version = readContentVersion(sources, catalogueVersion);
  if (stampOf(database) === version) return;
  const contents = readContent(sources, factsOf(games), artVersion);
  const before = takeSnapshot(database);
  const items = inTransaction(database, () => {
    database.exec(dropContentTables);
    database.exec(contentTables);
    const count = loadContent(
      database,
      [...contents].map(([culture, content]) => [culture, content.items] as const),
    );
    database.prepare('INSERT INTO stamp VALUES (?)').run(version);
    return count;
  });
  const problems = [...contents.values()].flatMap((content) => content.problems);
  const after = before && takeSnapshot(database);
  const changed = before && after ? changedItems(before, after) : [];
  onLoaded({ items, ms: Math.round(performance.now() - started), problems, changed });
}
