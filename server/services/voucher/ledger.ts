import type { DatabaseSync } from 'node:sqlite';
import { type Redemption, voucherStates, type VoucherStatus } from '../../../shared/contract/voucher.ts';
import { inTransaction } from '../database/connection.ts';
import { kindOf } from './codes.ts';

/**
 * `holder` is the account for a code that each account may use once, and empty for a code that only one may use: the
 * primary key prevents a second redemption. `voucher_answer` stores the response to each key.
 */
export const voucherTables = `
  CREATE TABLE IF NOT EXISTS voucher_redemption (
    code TEXT NOT NULL,
    holder TEXT NOT NULL COLLATE NOCASE,
    username TEXT NOT NULL,
    brand TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (code, holder)
  );
  CREATE TABLE IF NOT EXISTS voucher_answer (
    key TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    status INTEGER NOT NULL,
    at TEXT NOT NULL
  );`;

/** The same key came with another request. */
export class KeyReusedError extends Error {}

/** Needs `voucherTables` in the database. Codes count in any case; `redeem` throws a {@link KeyReusedError}. */
export function createLedger(state: DatabaseSync) {
  const redeemed = state.prepare('SELECT 1 FROM voucher_redemption WHERE code = ? AND holder = ?');
  const insert = state.prepare(
    'INSERT INTO voucher_redemption (code, holder, username, brand, at) VALUES (?, ?, ?, ?, ?)',
  );
  const findResponse = state.prepare('SELECT request, status FROM voucher_answer WHERE key = ?');
  const insertResponse = state.prepare('INSERT INTO voucher_answer (key, request, status, at) VALUES (?, ?, ?, ?)');
  const { valid, invalid, used, failed } = voucherStates;

  const holderOf = (code: string, username: string) => (kindOf(code) === 'shared' ? username : '');

  /** Current status of the code for this account. */
  function check(code: string, username: string): VoucherStatus {
    switch (kindOf(code)) {
      case 'unknown':
        return invalid;
      case 'broken':
        return failed;
      case 'used':
        return used;
      case 'shared':
      case 'single':
        return redeemed.get(code, holderOf(code, username)) ? used : valid;
    }
  }

  return {
    check: (code: string, username: string) => check(code.toUpperCase(), username),
    /**
     * Redeems a code at most once for each key. A retry with the same key gets the first response again. Response and
     * redemption are one transaction, which is on disk before the response is sent.
     */
    redeem(key: string, { voucher, username, brandLocalCode }: Redemption): VoucherStatus {
      const code = voucher.toUpperCase();
      const request = JSON.stringify([code, username, brandLocalCode]);
      return inTransaction(state, () => {
        const earlier = findResponse.get(key);
        if (earlier) {
          if (earlier['request'] !== request) throw new KeyReusedError();
          return Number(earlier['status']) as VoucherStatus;
        }
        const status = check(code, username);
        const now = new Date().toISOString();
        // A failed redemption may be retried with the same key.
        if (status === failed) return status;
        if (status === valid) insert.run(code, holderOf(code, username), username, brandLocalCode, now);
        insertResponse.run(key, request, status, now);
        return status;
      });
    },
  };
}
