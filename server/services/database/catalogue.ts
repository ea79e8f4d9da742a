import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, openDatabase } from './connection.ts';
import { type Catalogue, loadCatalogue } from './load.ts';
import { catalogueTables, dropCatalogueTables } from './schema.ts';

export interface LoadReport {
  games: number;
  ms: number;
}

function stampOf(database: DatabaseSync): string | undefined {
  const isThere = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'stamp'`).get();
  return isThere && String(database.prepare('SELECT version FROM stamp').get()?.['version']);
}

/**
 * Opens the catalogue of this version. Generates it first when it is missing or outdated, in one transaction: an
 * interrupted process leaves the old one, and a second process waits and then finds the new one.
 */
export async function openCatalogue(
  { dataDir, file, version, artVersion }: { dataDir: string; file: string; version: string; artVersion: string },
  generate: () => Promise<Catalogue>,
  onLoaded: (report: LoadReport) => void,
): Promise<DatabaseSync> {
  const database = openDatabase(dataDir, file);
  if (stampOf(database) === version) return database;
  const started = performance.now();
  const catalogue = await generate();
  inTransaction(database, () => {
    if (stampOf(database) === version) return;
    database.exec(dropCatalogueTables);
    database.exec(catalogueTables);
    const games = loadCatalogue(database, catalogue, artVersion);
    database.prepare('INSERT INTO stamp SELECT ?, max(released_at) FROM game').run(version);
    onLoaded({ games, ms: Math.round(performance.now() - started) });
  });
  database.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA optimize;');
  return database;
}
