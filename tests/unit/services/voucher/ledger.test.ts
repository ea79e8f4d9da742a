import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createLedger, voucherTables } from '../../../../server/services/voucher/ledger.ts';

function openLedger() {
  const database = new DatabaseSync(':memory:');
  database.exec(voucherTables);
  return { ledger: createLedger(database), database };
}
const requestFor = (voucher: string, username = 'ann') => ({ voucher, username, brandLocalCode: 'UK' });

describe('redemption', () => {
  it('PAGE-08 knows an account by its name in any case', () => {
    const { ledger } = openLedger();
    expect(ledger.redeem('key-0001', requestFor('comet250', 'Ann'))).toBe(0);
    expect(ledger.redeem('key-0002', requestFor('COMET250', 'ANN'))).toBe(2);
  });

  it('PAGE-08 a failure is not stored for its key, so the redemption can be retried', () => {
    const { ledger, database } = openLedger();
    expect(ledger.redeem('key-0001', requestFor('BROKEN'))).toBe(-1);
    expect(database.prepare('SELECT * FROM voucher_answer').all()).toEqual([]);
  });

  it('PAGE-08 a refusal is stored: the same key gets the same response later', () => {
    const { ledger, database } = openLedger();
    ledger.redeem('key-0001', requestFor('ONCE-0001', 'ben'));
    expect(ledger.redeem('key-0002', requestFor('ONCE-0001'))).toBe(2);
    database.exec('DELETE FROM voucher_redemption');
    expect(ledger.redeem('key-0002', requestFor('ONCE-0001'))).toBe(2);
  });
});
