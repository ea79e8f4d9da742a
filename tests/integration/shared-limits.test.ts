import { afterAll, assert, describe, expect, it, vi } from 'vitest';
import { scrape } from './support/metrics.ts';
import { hasRedis, patient, redisIsMissing, startRedis } from './support/redis.ts';
import { sendRequest } from './support/send-request.ts';
import { startServicesWithFaults } from './support/services-with-faults.ts';
import { startSite } from './support/site.ts';

const limit = 10;

describe.skipIf(!hasRedis)(`limits on calls (${hasRedis ? 'with Redis' : redisIsMissing})`, async () => {
  if (!hasRedis) return;
  const { services } = await startServicesWithFaults({ own: true });
  const redis = await startRedis();
  const stopped = await startRedis();
  const [first, second, lonely] = await Promise.all(
    [redis, redis, stopped].map(async ({ url }) => {
      const env = { ...(url === redis.url && patient), CACHE_URL: url, TRUST_PROXY: '1', ADMIN_PORT: '0' };
      const site = await startSite({ servicesOrigin: services.origin, env });
      const adminPort = Number((await site.logged('admin.ready'))['port']);
      await vi.waitFor(async () => assert.equal((await scrape(adminPort)).get('shared_cache_available'), 1), 30_000);
      return site;
    }),
  );
  afterAll(async () => {
    await Promise.all([first, second, lonely].map((site) => site!.stop()));
    await redis.stop();
  });

  /** Statuses of voucher checks of one address, at each site in turn. */
  async function check(address: string, ports: readonly number[], count: number) {
    const headers = { 'x-forwarded-for': address };
    const replies = [];
    for (let index = 0; index < count; index += 1) {
      const path = `/api/v1/voucher?voucher=NONE&username=u&key=k${index}`;
      replies.push(await sendRequest(ports[index % ports.length]!, path, { headers }));
    }
    return replies;
  }
  const refusals = (replies: readonly { status: number }[]) => replies.filter(({ status }) => status === 429).length;
  const ports = [first!.port, second!.port];

  it('SEC-06 OPS-05 are shared by all instances', async () => {
    const replies = await check('198.51.100.1', ports, limit + 3);
    expect(replies.map(({ status }) => status === 429)).toEqual([
      ...Array.from({ length: limit }, () => false),
      ...Array.from({ length: 3 }, () => true),
    ]);
    const retryAfter = Number(replies.at(-1)!.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(refusals(await check('198.51.100.2', ports, limit))).toBe(0);
  });

  it('SEC-06 OPS-05 hold after Redis has lost its data', async () => {
    const [port] = ports;
    expect(refusals(await check('198.51.100.3', [port!], limit))).toBe(0);
    await redis.client.flushDb();
    expect(refusals(await check('198.51.100.3', [port!], 2))).toBe(2);
  });

  it('SEC-06 OPS-05 hold in each instance without Redis', async () => {
    await stopped.stop();
    expect(refusals(await check('198.51.100.4', [lonely!.port], limit + 2))).toBe(2);
  });

  it('SEC-06 OPS-05 store no address of a client, and expire', async () => {
    await check('198.51.100.5', ports, 1);
    const keys = await redis.client.keys('{site}:calls:*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join(' ')).not.toContain('198.51.100');
    for (const key of keys) {
      const left = await redis.client.pTTL(key);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(60_000);
    }
  });
});
