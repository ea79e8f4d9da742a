import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './connection.ts';

export const stateFile = 'state.sqlite';

/**
 * Opens the data of visitors: accounts, redemptions, subscribers, log entries. Unlike the catalogue it cannot be made
 * again, so a commit waits until the disk has it. `tables` are statements of the services that store data here, each
 * `CREATE … IF NOT EXISTS`.
 */
export function openState(dataDir: string, tables: readonly string[]): DatabaseSync {
  const database = openDatabase(dataDir, stateFile);
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  database.exec(tables.join('\n'));
  return database;
}
