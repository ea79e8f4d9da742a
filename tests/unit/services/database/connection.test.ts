import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../../server/services/database/connection.ts';

it.each([['is left to be taken back'], ['was taken back by SQLite itself, as on a full disk', 'ROLLBACK']])(
  'OPS-04 says why a transaction failed that %s',
  (_what, end = '') => {
    using database = new DatabaseSync(':memory:');
    database.exec('CREATE TABLE thing (name)');
    const fail = () => {
      database.exec(`INSERT INTO thing VALUES ('one'); ${end}`);
      throw new Error('the disk is full');
    };
    expect(() => inTransaction(database, fail)).toThrow('the disk is full');
    expect(database.prepare('SELECT * FROM thing').all()).toEqual([]);
  },
);
