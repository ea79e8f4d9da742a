import type { DatabaseSync } from 'node:sqlite';
import { recipientOf } from './recipient.ts';

export const letterTable = `
  CREATE TABLE IF NOT EXISTS letter (kind TEXT NOT NULL, recipient TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS letter_by_recipient ON letter (recipient, kind);`;

const dayMs = 86_400_000;

/** Maximum letters of a kind to one recipient in 24 hours; letters with codes are counted for each client. */
const mostADay = { newsletter: 1, reset: 5 } as const;

/** Needs `letterTable` in the database; the clock gives epoch milliseconds. */
export function createLetterLimit(state: DatabaseSync, readClock: () => number = Date.now) {
  const forgetOld = state.prepare('DELETE FROM letter WHERE at <= ?');
  const note = state.prepare(
    `INSERT INTO letter (kind, recipient, at) SELECT :kind, :recipient, :now
     WHERE (SELECT count(*) FROM letter WHERE recipient = :recipient AND kind = :kind) < :most`,
  );
  return {
    /**
     * Whether a letter may be sent to this address now, in any spelling of it. Records the letter. With an `clientKey`, the rate limit key of
     * a client, each client has its own letters, so that no one can use up the owner's.
     */
    mayWrite(kind: keyof typeof mostADay, email: string, clientKey = ''): boolean {
      const now = readClock();
      forgetOld.run(now - dayMs);
      return (
        note.run({ kind, recipient: `${recipientOf(email)} ${clientKey}`.trimEnd(), now, most: mostADay[kind] })
          .changes > 0
      );
    },
  };
}
export type LetterLimit = ReturnType<typeof createLetterLimit>;
