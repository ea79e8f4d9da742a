import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './make-folder.ts';

/** Opens (or makes) a database file in the data folder. Several processes may have it open. */
export function openDatabase(dataDir: string, name: string): DatabaseSync {
  try {
    makeFolder(dataDir);
    const database = new DatabaseSync(join(dataDir, name), { timeout: 30_000 });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -32768;');
    // Where the root file system can only be read, SQLite finds no folder for its temporary files.
    database.exec('PRAGMA temp_store = MEMORY;');
    return database;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `[services] ${join(dataDir, name)} cannot be used (${reason}); set DATA_DIR to a folder that may be written, or start with --reset.`,
      { cause },
    );
  }
}

/** Runs `work` in one transaction: all of it counts, or nothing. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has rolled back itself. A second error would hide the first.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
