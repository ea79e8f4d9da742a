import type { DatabaseSync } from 'node:sqlite';

export const attemptTable = `
  CREATE TABLE IF NOT EXISTS attempt (name TEXT PRIMARY KEY COLLATE NOCASE, count INTEGER NOT NULL, since INTEGER NOT NULL);`;

const windowMs = 15 * 60_000;
const mostAttempts = 10;

/**
 * Counts attempts by key (see `attemptOf`), also for unknown accounts. An attempt counts as failed until it has
 * succeeded, so that concurrent attempts cannot exceed the limit.
 */
export function createAttempts(state: DatabaseSync, readClock: () => number = Date.now) {
  const forgetOld = state.prepare('DELETE FROM attempt WHERE since <= ?');
  const count = state.prepare(
    `INSERT INTO attempt (name, count, since) VALUES (:name, 1, :now)
     ON CONFLICT (name) DO UPDATE SET count = count + 1 RETURNING count, since`,
  );
  const takeBack = state.prepare('UPDATE attempt SET count = count - 1 WHERE name = ? AND count > 0');
  const remove = state.prepare('DELETE FROM attempt WHERE name = ?');
  return {
    /** Begins an attempt. Returns 0 when it is allowed, otherwise the seconds until the next one is. */
    begin(name: string): number {
      const now = readClock();
      forgetOld.run(now - windowMs);
      const row = count.get({ name, now });
      if (Number(row?.['count']) <= mostAttempts) return 0;
      return Math.ceil((Number(row?.['since']) + windowMs - now) / 1000);
    },
    /** Awaits the check of an attempt. An attempt whose check is not completed, as when the client aborts, does not count. */
    async settle<T>(name: string, check: Promise<T>): Promise<T> {
      try {
        return await check;
      } catch (error) {
        takeBack.run(name);
        throw error;
      }
    },
    succeeded: (name: string) => void remove.run(name),
  };
}

/**
 * Rate limit key of attempts at an account. User name and email share one account, and each client has its own
 * attempts, so that no one can lock the owner out.
 */
export function attemptOf(
  kind: 'login' | 'code',
  account: { id: string } | undefined,
  login: string,
  clientKey: string,
) {
  return `${kind}:${account?.id ?? login} ${clientKey}`;
}
export type Attempts = ReturnType<typeof createAttempts>;
