import type { DatabaseSync } from 'node:sqlite';
import { caching, json, noContent } from '../http/response.ts';
import { clear, type Endpoint, get } from '../http/endpoint.ts';

/** Messages that one service received, in order. Only the newest are stored. */
export interface Journal {
  add(entry: object): void;
  list(): unknown[];
  /** Lets a test read (GET) and empty (DELETE) the journal at a path that begins with `/_`. */
  controls(path: `/_${string}`): Endpoint[];
}

export const journalTable = `
  CREATE TABLE IF NOT EXISTS journal (id INTEGER PRIMARY KEY, name TEXT NOT NULL, at TEXT NOT NULL, entry TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS journal_by_name ON journal (name, id);`;

/** Number of additions between two trims. A trim scans all entries. */
const trimEvery = 100;

/** Opens the journal of this name, which holds `most` entries and up to a hundred more. */
export function createJournal(state: DatabaseSync, name: string, most = 10_000): Journal {
  const insert = state.prepare('INSERT INTO journal (name, at, entry) VALUES (?, ?, ?)');
  const select = state.prepare('SELECT at, entry FROM journal WHERE name = ? ORDER BY id');
  const trim = state.prepare(
    `DELETE FROM journal WHERE name = :name
       AND id <= (SELECT id FROM journal WHERE name = :name ORDER BY id DESC LIMIT 1 OFFSET :most)`,
  );
  const remove = state.prepare('DELETE FROM journal WHERE name = ?');
  let added = 0;
  const list = () =>
    select.all(name).map(({ at, entry }) => ({ at, ...(JSON.parse(String(entry)) as Record<string, unknown>) }));
  return {
    add(entry) {
      insert.run(name, new Date().toISOString(), JSON.stringify(entry));
      if (added % trimEvery === 0) trim.run({ name, most });
      added += 1;
    },
    list,
    controls: (path) => [
      get(path, {}, () => json(list(), caching.never)),
      clear(path, () => {
        remove.run(name);
        return noContent();
      }),
    ],
  };
}
