import { describe, expect, it } from 'vitest';
import {
  hashPassword,
  isOutdated,
  unknownAccountPassword,
  verifyPassword,
} from '../../../../server/services/accounts/passwords.ts';

const cheap = { N: 2 ** 10, r: 8, p: 1 };

describe('passwords', () => {
  it('SEC-03 are verified by what is stored, each with a salt of its own', async () => {
    const [one, other] = [await hashPassword('open sesame', cheap), await hashPassword('open sesame', cheap)];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^scrypt\$1024\$8\$1\$/);
    expect(await verifyPassword(one, 'open sesame')).toBe(true);
    expect(await verifyPassword(one, 'open sesame ')).toBe(false);
  });

  it('SEC-03 are the same however the keyboard composes them', async () => {
    const stored = await hashPassword('Pa\u00dfw\u00f6rt \u00e9', cheap);
    expect(await verifyPassword(stored, 'Pa\u00dfwo\u0308rt e\u0301')).toBe(true);
  });

  it('SEC-03 show when their hash costs too little', async () => {
    expect(isOutdated(await hashPassword('x', cheap))).toBe(true);
    expect(isOutdated(await hashPassword('x'))).toBe(false);
  });

  it('SEC-03 a guess at an unknown account takes as long as any other and fails', async () => {
    expect(isOutdated(unknownAccountPassword)).toBe(false);
    expect(await verifyPassword(unknownAccountPassword, '')).toBe(false);
  });
});
