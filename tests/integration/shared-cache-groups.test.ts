import { describe, expect, it, onTestFinished } from 'vitest';
import { type Instance, startInstance } from './support/instance.ts';
import { hasRedis, patient, redisIsMissing } from './support/redis.ts';
import { startCluster, startSentinels } from './support/redis-groups.ts';
import { sendRequest } from './support/send-request.ts';

const slow = { timeout: 30_000, interval: 200 };

async function startAt(url: string) {
  const site = await startInstance({ env: { ...patient, CACHE_URL: url, CACHE_FRESH_S: '600' } });
  await expect.poll(() => isAvailable(site), slow).toBe(1);
  return site;
}

const lastLogged = ({ log }: Instance) =>
  log.findLast(({ code }) => /^cache\.(?:un)?available$/.test(String(code)))?.code;
const purged = ({ sample }: Instance) => sample('purges_total{mode="hard"}');
const isAvailable = ({ sample }: Instance) => sample('shared_cache_available');

describe.skipIf(!hasRedis)(`a shared cache on several servers (${hasRedis ? 'with Redis' : redisIsMissing})`, () => {
  it.each([
    ['Sentinels', 'dies', startSentinels],
    ['Sentinels', 'hangs', startSentinels],
    ['a cluster', 'dies', startCluster],
  ] as const)(
    'OPS-05 is used by %s, and moves when its master %s',
    async (_, failure, startGroup) => {
      const group = await startGroup();
      onTestFinished(() => group.stop());
      const first = await startAt(group.url);
      const second = await startAt(group.url);
      const pages = async () => (await group.master.client.keys('{site}:page:*')).length;

      for (const path of ['/slots/', '/help/']) expect(await first.stateOf(path)).toBe('miss');
      await expect.poll(pages, slow).toBe(2);
      for (const path of ['/slots/', '/help/']) expect(await second.stateOf(path)).toBe('l2');
      expect((await first.purge({ tags: ['feed:faq'], hard: true })).status).toBe(200);
      await expect.poll(() => purged(second), slow).toBe(1);
      expect([await second.stateOf('/help/'), await second.stateOf('/slots/')]).toEqual(['miss', 'hit']);
      const call = await sendRequest(first.port, '/api/v1/voucher?voucher=NONE&username=u&key=k');
      expect(call.status).toBeLessThan(500);
      expect(await group.master.client.keys('{site}:calls:*')).toHaveLength(1);

      group.master.child.kill(failure === 'dies' ? 'SIGKILL' : 'SIGSTOP');
      expect([await first.stateOf('/slots/'), await first.stateOf('/bingo/')]).toEqual(['hit', 'miss']);
      const role = async () => (await group.replica.client.hello()).role;
      await expect.poll(role, slow).toBe('master');
      // The instances may not be connected yet. They read this purge when they are.
      await group.replica.client.xAdd('{site}:purges', '*', { tags: 'route:slots', hard: '1' });
      let page = 2;
      for (const instance of [first, second]) {
        // After a breaker has opened, only a page that is not cached here makes the command that closes it.
        const isUsed = async () => {
          await instance.stateOf(`/casino/?page=${page++}`);
          return isAvailable(instance);
        };
        await expect.poll(isUsed, slow).toBe(1);
        await expect.poll(() => purged(instance), slow).toBe(2);
        await expect.poll(() => lastLogged(instance), slow).toBe('cache.available');
      }
      expect([await first.stateOf('/slots/'), await second.stateOf('/slots/')]).toEqual(['miss', 'l2']);
      expect((await second.purge({ tags: ['route:slots'], hard: true })).status).toBe(200);
      await expect.poll(() => purged(first), slow).toBe(3);
      expect(await first.stateOf('/slots/')).toBe('miss');
    },
    120_000,
  );
});
