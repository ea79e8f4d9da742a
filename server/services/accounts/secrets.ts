import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Sessions and codes of letters, stored as hashes, so that a copy of the table cannot be used to log in. */
export const secretTable = `
  CREATE TABLE IF NOT EXISTS secret (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('session', 'reset')),
    account TEXT NOT NULL REFERENCES account (id),
    expires INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS wrong_guess (
    code TEXT PRIMARY KEY REFERENCES secret (hash) ON DELETE CASCADE,
    count INTEGER NOT NULL
  );`;

/** Wrong guesses that void a code, from all addresses together. */
const mostWrongGuesses = 10;

/** Least time left of a code that the visitor is expected to use instead of a new one. */
const leastLeftMs = 5 * 60_000;

const lifeMs = { session: 60 * 60_000, reset: 15 * 60_000 } as const;

/** Needs `secretTable` in the database; the clock gives epoch milliseconds. A session holds for an hour, a code for 15 minutes. */
export function createSecrets(state: DatabaseSync, readClock: () => number = Date.now) {
  const forgetOld = state.prepare('DELETE FROM secret WHERE expires <= ?');
  const forget = state.prepare('DELETE FROM secret WHERE kind = ? AND account = ?');
  const insert = state.prepare('INSERT OR REPLACE INTO secret (hash, kind, account, expires) VALUES (?, ?, ?, ?)');
  const find = state.prepare('SELECT account FROM secret WHERE hash = ? AND kind = ? AND expires > ?');
  const findCode = state.prepare("SELECT 1 FROM secret WHERE kind = 'reset' AND account = ? AND expires >= ?");
  const countWrongGuess = state.prepare(
    `INSERT INTO wrong_guess (code, count) SELECT hash, 1 FROM secret WHERE kind = 'reset' AND account = ?
     ON CONFLICT (code) DO UPDATE SET count = count + 1`,
  );
  const voidGuessed = state.prepare('DELETE FROM secret WHERE hash IN (SELECT code FROM wrong_guess WHERE count >= ?)');
  const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join(' ')).digest('base64url');

  function store(hash: string, kind: keyof typeof lifeMs, account: string): void {
    forgetOld.run(readClock());
    insert.run(hash, kind, account, readClock() + lifeMs[kind]);
  }

  return {
    /** A token by which the account's browser is known for an hour. */
    openSession(account: string): string {
      const token = randomBytes(32).toString('base64url');
      store(hashOf(token), 'session', account);
      return token;
    },
    accountOf(token: string): string | undefined {
      const row = find.get(hashOf(token), 'session', readClock());
      return row && String(row['account']);
    },
    /** Six digits for a letter. Those of earlier letters work on until their time is over. */
    writeCode(account: string): string {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      store(hashOf(account, code), 'reset', account);
      return code;
    },
    /** Whether a letter's code stays valid for at least five minutes. */
    hasCode: (account: string): boolean => findCode.get(account, readClock() + leastLeftMs) !== undefined,
    /** Whether a code is valid. A wrong one counts as a guess at each valid code of the account; ten guesses void a code. */
    checkCode(account: string, code: string): boolean {
      if (find.get(hashOf(account, code), 'reset', readClock())) return true;
      countWrongGuess.run(account);
      voidGuessed.run(mostWrongGuesses);
      return false;
    },
    /** Ends everything that an account's old password could have opened. */
    revoke(account: string): void {
      forget.run('reset', account);
      forget.run('session', account);
    },
  };
}
export type Secrets = ReturnType<typeof createSecrets>;
