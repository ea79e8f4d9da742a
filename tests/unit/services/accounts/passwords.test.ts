import { describe, expect, it } from 'vitest';
import {
  hashPassword,
  isOutdated,
  unknownAccountPassword,
  verifyPassword,
} from '../../../../server/services/accounts/passwords.ts';
import { createHashQueue, HashQueueFullError } from '../../../../server/services/accounts/hash-queue.ts';

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

/** Work whose context end when the test calls their `ends`. */
function controlledWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  return { ends, work };
}

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of password hashes', () => {
  it('SEC-06 runs two at once, lets the next wait in order and refuses more at once', async () => {
    const { ends, work } = controlledWork();
    const queue = createHashQueue({ concurrency: 2, mostWaiting: 2 });
    const runs = [1, 2, 3, 4].map(() => queue.run(never, work));
    await settle();
    expect([ends.length, queue.isFull()]).toEqual([2, true]);
    await expect(queue.run(never, work)).rejects.toBeInstanceOf(HashQueueFullError);
    ends[0]?.();
    await settle();
    expect([ends.length, queue.isFull()]).toEqual([3, false]);
    for (const end of ends) end();
    await settle();
    for (const end of ends) end();
    await Promise.all(runs);
  });

  it('SEC-06 computes nothing for a caller that has aborted while waiting, and frees the place', async () => {
    const { ends, work } = controlledWork();
    const queue = createHashQueue({ concurrency: 1, mostWaiting: 1 });
    const first = queue.run(never, work);
    const caller = new AbortController();
    const second = queue.run(caller.signal, work);
    expect(queue.isFull()).toBe(true);
    caller.abort();
    await expect(second).rejects.toThrow('aborted');
    expect(queue.isFull()).toBe(false);
    ends[0]?.();
    await first;
    await settle();
    expect(ends).toHaveLength(1);
    await expect(queue.run(caller.signal, work)).rejects.toThrow('aborted');
  });

  it('SEC-06 frees the slot of work that fails', async () => {
    const queue = createHashQueue({ concurrency: 1, mostWaiting: 0 });
    await expect(queue.run(never, () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await queue.run(never, async () => 'next')).toBe('next');
  });
});
