import { randomBytes, scrypt, type ScryptOptions, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Cost of hashing: N (memory and time), block size, rounds. Stored beside each hash, so that it can be raised later.
 */
export interface Cost {
  N: number;
  r: number;
  p: number;
}

/** About 32 MB and a third of a second for each guess. */
export const presentCost: Cost = { N: 2 ** 15, r: 8, p: 3 };

const saltBytes = 16;
const hashBytes = 32;
const maxmem = 64 * 1024 * 1024;

const encode = ({ N, r, p }: Cost, salt: Buffer, hash: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');

/** Hash of no password. Verifying against it takes as long as for a real account, and always fails. */
export const unknownAccountPassword = encode(presentCost, Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));

/** `scrypt$N$r$p$salt$hash` of a password, with a salt of its own. */
export async function hashPassword(password: string, cost: Cost = presentCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  return encode(cost, salt, await derive(password.normalize('NFKC'), salt, hashBytes, { ...cost, maxmem }));
}

/** Synchronous version for the start of the program. */
export function hashPasswordAtOnce(password: string, cost: Cost): string {
  const salt = randomBytes(saltBytes);
  return encode(cost, salt, scryptSync(password.normalize('NFKC'), salt, hashBytes, { ...cost, maxmem }));
}

function parse(stored: string) {
  const [, N, r, p, salt = '', hash = ''] = stored.split('$');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

/** Whether a password is the stored one; it takes as long whether or not. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const { cost, salt, hash } = parse(stored);
  const found = await derive(password.normalize('NFKC'), salt, hash.length, { ...cost, maxmem });
  return timingSafeEqual(found, hash);
}

/** Whether the password was stored when a guess was cheaper than now. */
export function isOutdated(stored: string): boolean {
  const { cost } = parse(stored);
  return cost.N !== presentCost.N || cost.r !== presentCost.r || cost.p !== presentCost.p;
}
