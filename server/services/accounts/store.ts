import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { inTransaction } from '../database/connection.ts';
import type { Account, Profile } from './account.ts';

export const accountTable = `
  CREATE TABLE IF NOT EXISTS account (
    id TEXT PRIMARY KEY,
    username TEXT NOT NULL UNIQUE COLLATE NOCASE,
    email TEXT UNIQUE COLLATE NOCASE,
    password TEXT,
    skin TEXT,
    segment INTEGER NOT NULL,
    locked INTEGER NOT NULL,
    profile TEXT NOT NULL,
    at TEXT NOT NULL
  );`;

type Row = Record<string, SQLOutputValue>;

const textOrNull = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : null);

const toAccount = (row: Row | undefined): Account | undefined =>
  row && {
    id: String(row['id']),
    username: String(row['username']),
    email: textOrNull(row['email']),
    password: textOrNull(row['password']),
    skin: textOrNull(row['skin']),
    segment: row['segment'] === 1 ? 1 : 0,
    locked: row['locked'] === 1,
    profile: JSON.parse(String(row['profile'])) as Profile,
  };

export function createAccountStore(state: DatabaseSync) {
  // A user name holds no "@", so one column cannot be mistaken for the other.
  const byLogin = state.prepare('SELECT * FROM account WHERE username = :login OR email = :login');
  const byId = state.prepare('SELECT * FROM account WHERE id = ?');
  const insert = state.prepare(
    `INSERT INTO account (id, username, email, password, skin, segment, locked, profile, at)
     VALUES (:id, :username, :email, :password, :skin, :segment, :locked, :profile, :at)`,
  );
  const setPassword = state.prepare('UPDATE account SET password = ? WHERE id = ?');
  const setMonthlyLimit = state.prepare(
    `UPDATE account SET profile = json_set(profile, '$.limits.month', ?) WHERE id = ?`,
  );
  return {
    byLogin: (login: string) => toAccount(byLogin.get({ login })),
    byId: (id: string) => toAccount(byId.get(id)),
    /** Adds an account, or returns which of its user name and email is taken. */
    add(account: Omit<Account, 'id'>): Account | 'username' | 'email' {
      return inTransaction(state, () => {
        if (toAccount(byLogin.get({ login: account.username }))) return 'username';
        if (account.email && toAccount(byLogin.get({ login: account.email }))) return 'email';
        const added = { id: randomUUID(), ...account };
        insert.run({
          ...added,
          locked: account.locked ? 1 : 0,
          profile: JSON.stringify(account.profile),
          at: new Date().toISOString(),
        });
        return added;
      });
    },
    /** `limit` in minor units of the account's currency. */
    setMonthlyLimit: (id: string, limit: number) => void setMonthlyLimit.run(limit, id),
    setPassword: (id: string, password: string) => void setPassword.run(password, id),
  };
}
export type AccountStore = ReturnType<typeof createAccountStore>;
