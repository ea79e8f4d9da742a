import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Instance, startInstance } from './support/instance.ts';
import { hasRedis, patient, redisIsMissing, startRedis } from './support/redis.ts';
import { crawler, sendRequest } from './support/send-request.ts';
import { startServicesWithFaults } from './support/services-with-faults.ts';

const { services, faults } = await startServicesWithFaults();
const redis = hasRedis ? await startRedis() : undefined;
afterAll(() => redis?.stop());

async function startSharing(env: Record<string, string> = {}, isForFile = false) {
  const own = { ...patient, CACHE_URL: redis!.url, ...env };
  const site = await startInstance({ servicesOrigin: services.origin, env: own, isForFile });
  await vi.waitFor(async () => expect(await site.sample('shared_cache_available')).toBe(1), 30_000);
  return site;
}

/** Each test requests other pages of them. */
const instances = redis ? await Promise.all([startSharing({}, true), startSharing({}, true)]) : [];
const [first, second] = instances;

const rendersOf = async ({ sample }: Instance) =>
  (await sample('page_render_duration_seconds_count{kind="complete",brand="en"}')) ?? 0;

const storedPages = async () => (await redis!.client.keys('{site}:page:*')).length;

const changing = new Set(['date', 'x-cache', 'x-request-id', 'server-timing']);
const lasting = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.has(name)));

describe.skipIf(!redis)(`instances that share a cache (${redis ? 'with Redis' : redisIsMissing})`, () => {
  it('OPS-05 send a page that another instance has rendered, with the same headers and bytes', async () => {
    for (const [path, status] of [
      ['/slots/', 200],
      ['/nowhere/', 404],
    ] as const) {
      const before = await storedPages();
      const headers = { 'accept-encoding': 'br, zstd' };
      const miss = await sendRequest(first.port, path, { headers });
      await expect.poll(storedPages).toBe(before + 1);
      const shared = await sendRequest(second.port, path, { headers });
      const hit = await sendRequest(second.port, path, { headers });
      expect([miss, shared, hit].map((reply) => reply.headers['x-cache'])).toEqual(['miss', 'l2', 'hit']);
      expect([miss, shared, hit].map((reply) => reply.status)).toEqual([status, status, status]);
      expect(lasting(shared.headers)).toEqual(lasting(miss.headers));
      expect(shared.body.equals(miss.body)).toBe(true);
      expect(hit.text).toBe(miss.text);
    }
    expect(await rendersOf(second)).toBe(0);
    expect(await second.sample('shared_cache_lookups_total{result="hit"}')).toBe(2);
  });

  it('OPS-05 serve HEAD from the page that another instance has rendered, and render none for it', async () => {
    const [before, stored] = [await rendersOf(second), await storedPages()];
    const head = (site: { port: number }) => sendRequest(site.port, '/help/', { method: 'HEAD' });
    expect((await head(first)).headers['x-cache']).toBe('miss');
    const rendered = await sendRequest(first.port, '/help/');
    await expect.poll(storedPages).toBe(stored + 1);
    const shared = await head(second);
    expect([shared.status, shared.headers['x-cache'], shared.text]).toEqual([200, 'l2', '']);
    expect(shared.headers['etag']).toBe(rendered.headers['etag']);
    expect([await second.stateOf('/help/'), await rendersOf(second)]).toEqual(['hit', before]);
  });

  it('OPS-05 render a cold page once when both receive a request for it at the same time', async () => {
    const sumOf = async (value: (instance: Instance) => Promise<number>) =>
      (await Promise.all(instances.map(value))).reduce((sum, one) => sum + one, 0);
    const lateOf = async ({ sample }: Instance) =>
      (await sample('shared_cache_lookups_total{result="unavailable"}')) ?? 0;
    const before = { renders: await sumOf(rendersOf), late: await sumOf(lateOf) };
    await faults.add({ path: '/api/v1/games/', delayMs: 300 });
    await faults.forget();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendRequest(instances[index % 2]!.port, `/slots/megaways/?utm=${index}`),
      ),
    );
    // An instance renders for itself when Redis is late, as on a busy machine.
    const late = (await sumOf(lateOf)) - before.late;
    expect((await sumOf(rendersOf)) - before.renders).toBeLessThanOrEqual(1 + late);
    expect(new Set(replies.map(({ text }) => text)).size).toBeLessThanOrEqual(1 + late);
    expect(['miss', 'l2']).toEqual(
      expect.arrayContaining([...new Set(replies.map(({ headers }) => headers['x-cache']))]),
    );
    const called = (await faults.requests()).filter(({ method }) => method === 'GET').map(({ url }) => url);
    expect(called.length).toBeLessThanOrEqual((1 + late) * new Set(called).size);
  });

  it('OPS-05 SSR-01 stream a page whose data is slow, without waiting for another instance', async () => {
    const hasty = { DATA_WAIT_MS: '60' };
    const both = await Promise.all([startSharing(hasty), startSharing(hasty)]);
    await faults.add({ path: '/api/v1/games/', hold: 'games' });
    const streams = both.map(({ port }) => {
      const { promise: shell, resolve } = Promise.withResolvers<void>();
      return { shell, whole: sendRequest(port, '/slots/jackpots/', { onText: () => resolve() }) };
    });
    await Promise.all(streams.map(({ shell }) => shell));
    await faults.release('games');
    const states = (await Promise.all(streams.map(({ whole }) => whole))).map(({ headers }) => headers['x-cache']);
    expect(states).toEqual(['stream', 'stream']);
    await expect.poll(() => both[0].stateOf('/slots/jackpots/')).toBe('hit');
    const third = await startSharing(hasty);
    expect(await third.stateOf('/slots/jackpots/')).toBe('l2');
  });

  it('OPS-05 give every key an expiry, and leave no lock behind', async () => {
    for (const path of ['/', '/casino/', '/help/', '/nowhere/else/']) await sendRequest(first.port, path);
    await sendRequest(first.port, '/blog/', { headers: crawler });
    // The log of purges lives longer than any page.
    const keys = (await redis!.client.keys('*')).filter((key) => key !== '{site}:purges');
    expect(keys.length).toBeGreaterThan(3);
    const expiries = await Promise.all(keys.map((key) => redis!.client.pTTL(key)));
    // -1 is a key without an expiry.
    expect(expiries).not.toContain(-1);
    expect(Math.max(...expiries)).toBeLessThanOrEqual(310_000);
    await expect.poll(() => redis!.client.keys('{site}:lock:*')).toEqual([]);
  });

  it('OPS-05 read no page of an instance with other settings', async () => {
    await sendRequest(first.port, '/winners/');
    const staging = await startSharing({ SITE_ENV: 'staging' });
    const { headers } = await sendRequest(staging.port, '/winners/');
    expect([headers['x-cache'], headers['x-robots-tag']]).toEqual(['miss', 'noindex']);
  });
});
