import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database/connection.ts';
import type { DepositLimits, Period } from './account.ts';

export const depositTable = `
  CREATE TABLE IF NOT EXISTS deposit (
    account TEXT NOT NULL REFERENCES account (id),
    amount INTEGER NOT NULL,
    at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS deposit_by_account ON deposit (account, at);`;

const dayMs = 86_400_000;

/** When the present day, week (from Monday) and month began, in UTC. */
export function periodStarts(now: number): Record<Period, number> {
  const date = new Date(now);
  const day = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return {
    day,
    week: day - sinceMonday * dayMs,
    month: Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1),
  };
}

/** Players' deposits in minor units: play money of the demonstration. */
export function createDeposits(state: DatabaseSync, readClock: () => number = Date.now) {
  const insert = state.prepare('INSERT INTO deposit (account, amount, at) VALUES (?, ?, ?)');
  const makeReal = state.prepare('UPDATE account SET segment = 1 WHERE id = ?');
  const sum = state.prepare('SELECT coalesce(sum(amount), 0) AS total FROM deposit WHERE account = ? AND at >= ?');
  return {
    /** Notes a deposit, which makes a lead a real player. */
    add(account: string, amount: number): void {
      inTransaction(state, () => {
        insert.run(account, amount, readClock());
        makeReal.run(account);
      });
    },
    /** Used part of the limits. */
    used(account: string): Required<DepositLimits> {
      const starts = periodStarts(readClock());
      const since = (period: Period) => Number(sum.get(account, starts[period])?.['total']);
      return { day: since('day'), week: since('week'), month: since('month') };
    },
  };
}
export type Deposits = ReturnType<typeof createDeposits>;
