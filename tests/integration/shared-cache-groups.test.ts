import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { scrape } from './support/metrics.ts';
import { hasRedis, patient, redisIsMissing } from './support/redis.ts';
import { startCluster, startSentinels } from './support/redis-groups.ts';
import { sendRequest } from './support/send-request.ts';
import { startSite } from './support/site.ts';

const token = 'operator-token';
const slow = { timeout: 30_000, interval: 200 };

async function startInstance(url: string) {
  const site = await startSite({
    servicesOrigin: inject('servicesOrigin'),
    env: { ...patient, CACHE_URL: url, ADMIN_PORT: '0', ADMIN_TOKEN: token, CACHE_FRESH_S: '600' },
  });
  onTestFinished(async () => void (await site.stop()));
  const adminPort = Number((await site.logged('admin.ready'))['port']);
  const sample = async (name: string) => (await scrape(adminPort)).get(name);
  await expect.poll(() => sample('shared_cache_available'), slow).toBe(1);
  const stateOf = async (path: string) => {
    const { status, headers } = await sendRequest(site.port, path);
    expect(status).toBe(200);
    return headers['x-cache'];
  };
  const purge = (tag: string) =>
    sendRequest(adminPort, '/_purge', {
      method: 'POST',
      body: JSON.stringify({ tags: [tag], hard: true }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  const lastLogged = () => site.log.findLast(({ code }) => /^cache\.(?:un)?available$/.test(String(code)))?.code;
  return { ...site, sample, stateOf, purge, lastLogged };
}
type Instance = Awaited<ReturnType<typeof startInstance>>;

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
      const first = await startInstance(group.url);
      const second = await startInstance(group.url);
      const pages = async () => (await group.master.client.keys('{site}:page:*')).length;

      for (const path of ['/slots/', '/help/']) expect(await first.stateOf(path)).toBe('miss');
      await expect.poll(pages, slow).toBe(2);
      for (const path of ['/slots/', '/help/']) expect(await second.stateOf(path)).toBe('l2');
      expect((await first.purge('feed:faq')).status).toBe(200);
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
        await expect.poll(instance.lastLogged, slow).toBe('cache.available');
      }
      expect([await first.stateOf('/slots/'), await second.stateOf('/slots/')]).toEqual(['miss', 'l2']);
      expect((await second.purge('route:slots')).status).toBe(200);
      await expect.poll(() => purged(first), slow).toBe(3);
      expect(await first.stateOf('/slots/')).toBe('miss');
    },
    120_000,
  );
});
