import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { NewsletterRequest } from '../../../shared/contract/newsletter.ts';
import { inTransaction } from '../database/connection.ts';

/**
 * A subscriber is identified by email and brand. `token` is a hash, so reading the table does not allow a confirmation.
 */
export const subscriberTable = `
  CREATE TABLE IF NOT EXISTS subscriber (
    email TEXT NOT NULL COLLATE NOCASE,
    brand TEXT NOT NULL,
    name TEXT NOT NULL,
    culture TEXT NOT NULL,
    request TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('pending', 'subscribed')),
    at TEXT NOT NULL,
    PRIMARY KEY (email, brand)
  );`;

export interface Subscriber {
  name: string;
  culture: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Needs `subscriberTable` in the database. */
export function createSubscribers(state: DatabaseSync) {
  // A confirmed subscription stays as it is, even when another person submits the same address.
  const upsert = state.prepare(`
    INSERT INTO subscriber (email, brand, name, culture, request, token, status, at)
    VALUES (:email, :brand, :name, :culture, :request, :token, 'pending', :at)
    ON CONFLICT DO UPDATE SET name = :name, culture = :culture, request = :request, token = :token, at = :at
    WHERE status = 'pending'`);
  const find = state.prepare('SELECT name, culture FROM subscriber WHERE token = ?');
  const confirm = state.prepare(`UPDATE subscriber SET status = 'subscribed' WHERE token = ?`);
  return {
    /** Stores the request. Returns the token that confirms it, or undefined when the address is already subscribed. */
    subscribe(request: NewsletterRequest): string | undefined {
      const token = randomBytes(24).toString('base64url');
      const { changes } = upsert.run({
        email: request.email,
        brand: request.brandCode,
        name: request.name,
        culture: request.culture,
        request: JSON.stringify(request),
        token: hashOf(token),
        at: new Date().toISOString(),
      });
      return changes > 0 ? token : undefined;
    },
    /** Confirms the subscription of a token. It may be repeated, since mail programs follow links too. */
    confirm(token: string): Subscriber | undefined {
      return inTransaction(state, () => {
        const found = find.get(hashOf(token));
        if (!found) return undefined;
        confirm.run(hashOf(token));
        return { name: String(found['name']), culture: String(found['culture']) };
      });
    },
  };
}
