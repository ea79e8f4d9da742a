import { describe, expect, it } from 'vitest';
import { allDone } from '../../../../scripts/build/all-done.ts';

describe('parts of a build', () => {
  it('OPS-01 fail together once the last of them has ended, so that the next build is a new one', async () => {
    const order: string[] = [];
    const slow = Promise.withResolvers<string>();
    const both = allDone([Promise.reject(new Error('broken')), slow.promise.finally(() => order.push('slow'))]);
    const told = both.catch((error: unknown) => order.push(String(error)));
    await Promise.resolve();
    slow.resolve('done');
    await told;
    expect(order).toEqual(['slow', 'Error: broken']);
    expect(await allDone([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
  });
});
