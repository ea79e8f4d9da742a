import { describe, expect, it } from 'vitest';
import { allDone } from '../../../../scripts/build/all-done.ts';

describe('the steps of a build', () => {
  it('OPS-01 reject only after all have settled, so that the next build does not overlap', async () => {
    const order: string[] = [];
    const slow = Promise.withResolvers<string>();
    const both = allDone([Promise.reject(new Error('broken')), slow.promise.finally(() => order.push('slow'))]);
    const rejected = both.catch((error: unknown) => order.push(String(error)));
    await Promise.resolve();
    slow.resolve('done');
    await rejected;
    expect(order).toEqual(['slow', 'Error: broken']);
    expect(await allDone([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
  });
});
