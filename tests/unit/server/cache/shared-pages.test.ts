import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodePage } from '../../../../server/cache/encodings.ts';
import { createPurges, positionOf } from '../../../../server/cache/purges.ts';
import type { Redis, RedisCommands } from '../../../../server/cache/redis.ts';
import { createSharedPages } from '../../../../server/cache/shared-pages.ts';
import { withFallback } from '../../../../server/async/time-limit.ts';
import { cachedPage } from './cached-page.ts';

/** Redis in memory. `delayMs` delays every response, `setDelayMs` those of SET as well. */
function fakeRedis() {
  const values = new Map<string, { value: Buffer; until: number }>();
  const state = { delayMs: 0, setDelayMs: 0 };
  const live = (key: string) => {
    const entry = values.get(key);
    return entry && performance.now() < entry.until ? entry.value : null;
  };
  const delayed = async <T>(act: () => T, ms = state.delayMs): Promise<T> => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return act();
  };
  const commands: RedisCommands = {
    get: (key) => delayed(() => live(key)),
    getAll: (keys) => delayed(() => keys.map(live)),
    set: (key, value, ttlMs, condition) =>
      delayed(() => {
        const isSet = condition === undefined || (live(key) === null) === (condition === 'NX');
        if (isSet) values.set(key, { value: Buffer.from(value), until: performance.now() + ttlMs });
        return isSet;
      }, state.delayMs + state.setDelayMs),
    delete: (key) => delayed(() => void values.delete(key)),
    count: () => Promise.reject(new Error('Pages are not counted.')),
  };
  const redis: Redis = {
    isAvailable: true,
    waitMs: 50,
    attempt: async (limitMs, command) => {
      const result = await withFallback<{ value: unknown } | undefined>(
        command(commands).then((value) => ({ value })),
        limitMs,
        undefined,
      );
      return result?.value as Awaited<ReturnType<typeof command>>;
    },
    close: () => undefined,
  };
  return { redis, state, values };
}

function instancesOf(redis: Redis, count = 2) {
  return Array.from({ length: count }, () => {
    const results: string[] = [];
    const record = (result: string) => void results.push(result);
    const purges = createPurges();
    const knowsPurges = vi.fn(() => true);
    const options = { redis, namespace: 'build', purges, knowsPurges, onLookup: record, onStore: record };
    return { results, purges, knowsPurges, ...createSharedPages(options) };
  });
}

const { signal } = new AbortController();
const page = () => {
  const now = performance.now();
  return cachedPage({
    variants: encodePage(Buffer.from('<p>Page</p>')),
    renderedAt: now,
    freshUntil: now + 10_000,
    staleUntil: now + 30_000,
  });
};

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] }),
);
afterEach(() => void vi.useRealTimers());

describe('the pages that instances share', () => {
  it('OPS-05 are found by all instances, until they expire', async () => {
    const [first, second] = instancesOf(fakeRedis().redis);
    await expect(advance(first!.find('key', signal))).resolves.toBeUndefined();
    first!.store('key', page());
    first!.release('key');
    await vi.advanceTimersByTimeAsync(1);
    await expect(advance(second!.find('key', signal))).resolves.toMatchObject({ status: 200 });
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(advance(second!.find('key', signal))).resolves.toBeUndefined();
    expect([first!.results, second!.results]).toEqual([
      ['miss', 'stored'],
      ['hit', 'miss'],
    ]);
  });

  it('OPS-05 are awaited while another instance renders them', async () => {
    const [first, second] = instancesOf(fakeRedis().redis);
    await advance(first!.find('key', signal));
    const waiting = second!.find('key', signal);
    await vi.advanceTimersByTimeAsync(400);
    first!.store('key', page());
    first!.release('key');
    await expect(advance(waiting, 40)).resolves.toMatchObject({ status: 200 });
    expect(second!.results).toEqual(['waited']);
  });

  it.each(['find', 'findFresh'] as const)(
    'OPS-05 are found by %s when another instance stores one between the read and the lock',
    async (find) => {
      const { redis, values } = fakeRedis();
      const [first, second] = instancesOf(redis);
      await advance(first!.find('key', signal));
      let reads = 0;
      const storeAfterRead: Redis['attempt'] = async (limitMs, command) => {
        const result = await redis.attempt(limitMs, command);
        reads += 1;
        if (reads > 1) return result;
        first!.store('key', page());
        first!.release('key');
        await new Promise((resolve) => setTimeout(resolve, 1));
        return result;
      };
      const [third] = instancesOf({ ...redis, attempt: storeAfterRead });
      await expect(advance(third![find]('key', signal), 10)).resolves.toMatchObject({ status: 200 });
      expect(third!.results).toEqual(['hit']);
      await vi.advanceTimersByTimeAsync(1);
      expect([...values.keys()].filter((key) => key.startsWith('{site}:lock:'))).toEqual([]);
      await expect(advance(second!.find('key', signal))).resolves.toMatchObject({ status: 200 });
    },
  );

  it.each([
    ['has given up', 'release'],
    ['streams to its own visitors', 'yieldLock'],
  ] as const)('OPS-05 are not awaited once the other instance %s', async (_state, end) => {
    const [first, second] = instancesOf(fakeRedis().redis);
    await advance(first!.find('key', signal));
    const waiting = second!.find('key', signal);
    await vi.advanceTimersByTimeAsync(400);
    first![end]('key');
    await expect(advance(waiting, 40)).resolves.toBeUndefined();
  });

  it('OPS-05 make a request wait at most five seconds for an instance that has crashed', async () => {
    const [first, second] = instancesOf(fakeRedis().redis);
    await advance(first!.find('key', signal));
    const onEnd = vi.fn();
    void second!.find('key', signal).then(onEnd);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onEnd).toHaveBeenCalledWith(undefined);
  });

  it.each([
    ['every response', { delayMs: 2_000, setDelayMs: 0 }, 'unavailable'],
    ['the lock', { delayMs: 0, setDelayMs: 2_000 }, 'unavailable'],
    ['each response a little', { delayMs: 20, setDelayMs: 0 }, 'miss'],
  ])('OPS-05 cost a request at most 50 ms when Redis delays %s, and leave no lock', async (_what, delays, result) => {
    const { redis, state, values } = fakeRedis();
    Object.assign(state, delays);
    const [only] = instancesOf(redis);
    await expect(advance(only!.find('key', signal), 50)).resolves.toBeUndefined();
    expect(only!.results).toEqual([result]);
    only!.release('key');
    await vi.advanceTimersByTimeAsync(4_500);
    expect(values.size).toBe(0);
  });

  it.each([
    [false, 'stale'],
    [true, 'missing'],
  ])('OPS-07 count as purged when another instance began them before the purge (hard: %s): %s', async (hard, state) => {
    const [first, second] = instancesOf(fakeRedis().redis);
    const entry = (id: string) => [{ tags: ['brand:en'], hard, position: positionOf(id) }];
    first!.purges.applyLog(entry('1-0'));
    second!.purges.applyLog(entry('1-0'));
    const { position } = first!.purges;
    // The first instance has not received this purge when it stores the page.
    second!.purges.applyLog(entry('2-0'));
    first!.store('key', { ...page(), position });
    await vi.advanceTimersByTimeAsync(1);
    const found = await advance(second!.find('key', signal));
    const isFresh = found && performance.now() < found.freshUntil;
    expect(found ? (isFresh ? 'fresh' : 'stale') : 'missing').toBe(state);
    first!.purges.applyLog(entry('2-0'));
    first!.store('key', { ...page(), position: first!.purges.position });
    await vi.advanceTimersByTimeAsync(1);
    await expect(advance(second!.findFresh('key'))).resolves.toMatchObject({ status: 200 });
  });

  it('OPS-07 are not read by an instance that may have missed purges', async () => {
    const [first, second] = instancesOf(fakeRedis().redis);
    first!.store('key', page());
    await vi.advanceTimersByTimeAsync(1);
    second!.knowsPurges.mockReturnValue(false);
    await expect(advance(second!.find('key', signal))).resolves.toBeUndefined();
    await expect(advance(second!.findFresh('key'))).resolves.toBeUndefined();
    expect(second!.results).toEqual(['unavailable', 'unavailable']);
  });

  it('OPS-05 are revalidated by one instance at a time', async () => {
    const [first, second] = instancesOf(fakeRedis().redis);
    first!.store('key', page());
    await vi.advanceTimersByTimeAsync(10_001);
    await expect(advance(first!.findFresh('key'))).resolves.toBeUndefined();
    await expect(advance(second!.findFresh('key'))).resolves.toBe('busy');
    first!.store('key', page());
    first!.release('key');
    await vi.advanceTimersByTimeAsync(1);
    await expect(advance(second!.findFresh('key'))).resolves.toMatchObject({ status: 200 });
  });
});

/** Resolves with the promise's value after at most the given time (ms). */
async function advance<T>(promise: Promise<T>, ms = 10): Promise<T> {
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error(`not within ${ms} ms`)), ms + 1),
  );
  promise.catch(() => undefined);
  late.catch(() => undefined);
  const [value] = await Promise.all([Promise.race([promise, late]), vi.advanceTimersByTimeAsync(ms + 1)]);
  return value;
}
