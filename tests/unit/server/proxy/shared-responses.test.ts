import { describe, expect, it } from 'vitest';
import { createSharedResponses, type ServiceResponse } from '../../../../server/proxy/shared-responses.ts';

/** A service that returns the given responses in turn and then repeats the last one. An error rejects the call. */
function testCache(...responses: readonly (Partial<ServiceResponse> | Error)[]) {
  let time = 5_000;
  const stale: string[] = [];
  const shared = createSharedResponses(() => time);
  let calls = 0;
  const read = async (afterMs = 0, key = 'key') => {
    time += afterMs;
    const { statusCode, headers } = await shared.read(key, {
      fetch: async () => {
        const next = responses[Math.min(calls, responses.length - 1)] ?? {};
        calls += 1;
        if (next instanceof Error) throw next;
        return { statusCode: 200, headers: {}, body: Buffer.from('x'), ...next };
      },
      onStale: (error) => stale.push(String(error)),
    });
    return { statusCode, age: headers['age'] };
  };
  return { read, stale, calls: () => calls };
}

const saying = (cacheControl: string) => ({ headers: { 'cache-control': cacheControl } });

describe('shared responses', () => {
  it.each([
    ['no Cache-Control', {}, 10_000],
    ['a longer max-age', saying('public, max-age=60'), 10_000],
    ['a shorter max-age', saying('public, max-age=5'), 5_000],
    ['status 404', { statusCode: 404 }, 10_000],
  ])('API-05 are fresh for ten seconds or for a shorter max-age: with %s', async (_, response, freshMs) => {
    const { read, calls } = testCache(response);
    await read();
    expect(await read(freshMs - 1)).toMatchObject({ age: String(Math.floor((freshMs - 1) / 1_000)) });
    expect(calls()).toBe(1);
    expect(await read(2)).toMatchObject({ age: '0' });
    expect(calls()).toBe(2);
  });

  it.each([
    ['no-store', saying('no-store')],
    ['private', saying('private, max-age=60')],
    ['no-cache', saying('no-cache')],
    ['max-age=0', saying('max-age=0')],
    ['400', { statusCode: 400 }],
    ['503', { statusCode: 503 }],
  ])('API-05 are not cached with %s, nor served stale while the service fails', async (_, response) => {
    const { read, calls } = testCache(response, response, new Error('down'));
    await read();
    await read(5);
    expect(calls()).toBe(2);
    await expect(read(5)).rejects.toThrow('down');
  });

  it.each([
    ['is unreachable', new Error('down'), 'Error: down'],
    ['returns 500', { statusCode: 500 }, 'Error: status 500'],
  ])(
    'API-05 are served stale when the service %s, which is called again after two seconds',
    async (_, failure, reason) => {
      const { read, calls, stale } = testCache({}, failure);
      await read();
      expect(await read(60_000)).toEqual({ statusCode: 200, age: '60' });
      await read(1_999);
      expect([calls(), stale]).toEqual([2, [reason]]);
      await read(2);
      expect(calls()).toBe(3);
    },
  );

  it('API-05 are served stale for at most ten minutes', async () => {
    const { read } = testCache({}, new Error('down'));
    await read();
    await expect(read(600_001)).rejects.toThrow('down');
  });

  it('API-05 are cached separately for each key', async () => {
    const { read, calls } = testCache({});
    await read(0, 'one');
    await read(0, 'other');
    expect(calls()).toBe(2);
  });
});
