import { attemptTable } from './attempts.ts';
import { depositTable } from './deposits.ts';
import { secretTable } from './secrets.ts';
import { accountTable } from './store.ts';

/** The tables of accounts, in the order in which they refer to each other. */
export const accountTables: readonly string[] = [accountTable, depositTable, secretTable, attemptTable];
