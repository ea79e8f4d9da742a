/**
 * A module preloaded by Node: hashes passwords at the lowest cost, whatever the stored cost says. At the real one, a hash takes a
 * third of a second. `tests/unit/services/accounts/` tests it: `passwords.test.ts`, and `aborted-calls.test.ts` logs in at it.
 */
export const cheapPasswords = `data:text/javascript,${encodeURIComponent(`
  import crypto from 'node:crypto';
  import { syncBuiltinESMExports } from 'node:module';
  const { scrypt, scryptSync } = crypto;
  const cheap = (options) => ({ ...options, N: 2, p: 1 });
  crypto.scrypt = (password, salt, length, options, done) => scrypt(password, salt, length, cheap(options), done);
  crypto.scryptSync = (password, salt, length, options) => scryptSync(password, salt, length, cheap(options));
  syncBuiltinESMExports();
`)}`;
