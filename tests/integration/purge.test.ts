import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { UrlReport } from '../../server/ops/explain-url.ts';
import { type Instance, startInstance, token } from './support/instance.ts';
import { hasRedis, patient, redisIsMissing, startRedis } from './support/redis.ts';
import { sendRequest } from './support/send-request.ts';
import { startServicesWithFaults } from './support/services-with-faults.ts';

const { services, faults } = await startServicesWithFaults();
const redis = hasRedis ? await startRedis() : undefined;
afterAll(() => redis?.stop());
beforeEach(async () => void (await redis?.client.flushDb()));

const secret = 'webhook-secret';

/** Starts a site that does not let its pages expire during a test. */
const startPurgeable = (env: Record<string, string> = {}) =>
  startInstance({
    servicesOrigin: services.origin,
    env: { ...patient, PURGE_SECRET: secret, CACHE_FRESH_S: '600', ...env },
  });

describe('a purge', () => {
  it('OPS-07 removes pages or makes them stale, with new data of the services', async () => {
    const site = await startPurgeable();
    const title = (text: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1];
    const pathOf = '/casino-promotions/welcome/';
    const before = await sendRequest(site.port, pathOf);
    for (const path of ['/slots/', '/help/']) await sendRequest(site.port, path);
    const { origin } = services;
    const url = '/api/v1/cms/promotions/?culture=en-GB&slug=welcome';
    const offer = (await (await fetch(origin + url)).json()) as object;
    await faults.add({ path: url, body: JSON.stringify({ ...offer, title: 'A new title' }) });
    expect(await site.purge({ tags: ['promotion:welcome'] })).toMatchObject({ status: 200, processes: 1 });
    // Served once more, while it is revalidated.
    const stale = await sendRequest(site.port, pathOf);
    expect([stale.headers['x-cache'], stale.text]).toEqual(['hit', before.text]);
    await expect.poll(async () => title((await sendRequest(site.port, pathOf)).text)).toContain('A new title');
    expect([await site.stateOf('/help/'), await site.stateOf('/slots/')]).toEqual(['hit', 'hit']);
    expect(await site.purge({ tags: ['route:help'], hard: true })).toMatchObject({ pages: 1 });
    expect([await site.stateOf('/help/'), await site.stateOf('/slots/')]).toEqual(['miss', 'hit']);
    expect((await site.purge({ tags: ['all'], hard: true })).pages).toBeGreaterThanOrEqual(3);
    expect(await site.stateOf('/slots/')).toBe('miss');
    expect(await site.logged('purge.done')).toMatchObject({
      source: 'operator',
      tags: ['promotion:welcome'],
      hard: false,
    });
    const samples = await site.samples();
    expect(samples.get('purges_total{mode="hard"}')).toBe(2);
    expect(samples.get('purged_entries_total{cache="pages"}')).toBeGreaterThanOrEqual(5);
  });

  it('OPS-07 OPS-04 reaches every process of an instance without a shared cache', async () => {
    const site = await startPurgeable({ WEB_CONCURRENCY: '2' });
    await expect.poll(() => site.log.filter(({ code }) => code === 'server.ready').length).toBe(2);
    const cached = () => site.sample('page_cache_entries');
    const fill = async () => {
      await sendRequest(site.port, '/help/');
      return cached();
    };
    await expect.poll(fill).toBe(2);
    const report = async () => {
      const path = `/_cache?url=${encodeURIComponent('http://en.localhost/help/')}`;
      const { text } = await sendRequest(site.adminPort, path, { headers: { authorization: `Bearer ${token}` } });
      return (JSON.parse(text) as { processes: UrlReport[] }).processes;
    };
    const before = await report();
    expect(new Set(before.map(({ pid }) => pid)).size).toBe(2);
    expect(before.map(({ page }) => page?.state)).toEqual(['fresh', 'fresh']);
    expect(before[0]?.page?.tags).toContain('feed:faq');
    const purged = await site.purge({ tags: ['feed:faq'], hard: true });
    expect(purged).toMatchObject({ status: 200, pages: 2, processes: 2 });
    expect(await cached()).toBe(0);
    expect((await report()).map(({ page }) => page)).toEqual([undefined, undefined]);
    expect((await sendRequest(site.adminPort, '/_cache?url=x')).status).toBe(401);
  });
});

describe.skipIf(!redis)(`a purge of instances that share a cache (${redis ? 'with Redis' : redisIsMissing})`, () => {
  async function startInstances(env: Record<string, string> = {}) {
    const instances = await Promise.all([0, 1].map(() => startPurgeable({ CACHE_URL: redis!.url, ...env })));
    for (const { sample } of instances)
      await expect.poll(() => sample('shared_cache_available')).toBe(Number(env['WEB_CONCURRENCY'] ?? 1));
    return instances as [Instance, Instance];
  }

  it('OPS-07 OPS-05 reaches both instances and Redis, and is not undone by a render that began before it', async () => {
    const [first, second] = await startInstances();
    const paths = ['/help/', '/slots/'];
    for (const path of paths) await sendRequest(first.port, path);
    await expect.poll(() => redis!.client.keys('{site}:page:*')).toHaveLength(2);
    for (const path of paths) await sendRequest(second.port, path);
    expect(await first.purge({ tags: ['feed:faq'], hard: true })).toMatchObject({ status: 200, pages: 1 });
    await expect.poll(() => second.sample('purges_total{mode="hard"}')).toBe(1);
    expect([await second.stateOf('/slots/'), await second.stateOf('/help/')]).toEqual(['hit', 'miss']);
    expect([await first.stateOf('/slots/'), await first.stateOf('/help/')]).toEqual(['hit', 'l2']);
    // An instance that starts now knows the purge.
    const third = await startPurgeable({ CACHE_URL: redis!.url });
    await expect.poll(() => third.sample('shared_cache_available')).toBe(1);
    expect(await third.stateOf('/help/')).toBe('l2');

    await faults.add({ path: '/api/v1/feeds/winners/', hold: 'winners', times: 1 });
    const old = sendRequest(first.port, '/winners/');
    const isHeld = async () => (await faults.requests()).some(({ url }) => url.startsWith('/api/v1/feeds/winners/'));
    await expect.poll(isHeld).toBe(true);
    await second.purge({ tags: ['feed:winners'] });
    await expect.poll(() => first.sample('purges_total{mode="soft"}')).toBe(1);
    await faults.release('winners');
    expect((await old).headers['cache-control']).toBe('private, no-store');
    expect(await redis!.client.keys('{site}:page:*')).toHaveLength(2);
    expect([await first.stateOf('/winners/'), await second.stateOf('/winners/')]).toEqual(['miss', 'l2']);
  });

  it('OPS-07 OPS-04 reaches every process of every instance', async () => {
    const [first, second] = await startInstances({ WEB_CONCURRENCY: '2' });
    const cached = ({ sample }: Instance) => sample('page_cache_entries');
    for (const instance of [first, second]) {
      const fill = async () => {
        await sendRequest(instance.port, '/help/');
        return cached(instance);
      };
      await expect.poll(fill).toBe(2);
    }
    expect(await first.purge({ tags: ['culture:en-GB'], hard: true })).toMatchObject({
      status: 200,
      pages: 2,
      processes: 2,
    });
    expect(await cached(first)).toBe(0);
    await expect.poll(() => cached(second)).toBe(0);
  });

  it('OPS-07 is made up for by an instance that was disconnected, also when the log is gone', async () => {
    const [first, second] = await startInstances();
    const connections = async () =>
      (await redis!.client.sendCommand(['CLIENT', 'LIST', 'TYPE', 'normal'])) as unknown as string;
    for (const path of ['/help/', '/slots/']) await sendRequest(second.port, path);
    await first.purge({ tags: ['game:none'] });
    const soft = () => second.sample('purges_total{mode="soft"}');
    await expect.poll(soft).toBe(1);
    const reading = /^id=(\d+).* cmd=xread /gm;
    await expect.poll(async () => [...(await connections()).matchAll(reading)].length).toBe(2);
    for (const [, id] of (await connections()).matchAll(reading))
      await redis!.client.sendCommand(['CLIENT', 'KILL', 'ID', id!]);
    await first.purge({ tags: ['feed:faq'], hard: true });
    await expect.poll(() => second.sample('purges_total{mode="hard"}')).toBe(1);
    expect([await second.stateOf('/slots/'), second.log.some(({ code }) => code === 'purge.missed')]).toEqual([
      'hit',
      false,
    ]);
    await redis!.client.del('{site}:purges');
    for (const [, id] of (await connections()).matchAll(reading))
      await redis!.client.sendCommand(['CLIENT', 'KILL', 'ID', id!]);
    await second.logged('purge.missed');
    const age = async () =>
      Number(/age;dur=(\d+)/.exec(String((await sendRequest(second.port, '/slots/')).headers['server-timing']))?.[1]);
    const old = await age();
    await expect.poll(age).toBeLessThan(old);
  });

  it('OPS-07 is not undone when Redis loses the log, for an instance that starts afterwards', async () => {
    const [first] = await startInstances();
    await sendRequest(first.port, '/slots/');
    await expect.poll(async () => (await redis!.client.keys('{site}:page:*')).length).toBe(1);
    await first.purge({ tags: ['route:slots'], hard: true });
    await first.stop();
    await redis!.client.del('{site}:purges');
    const [later] = await startInstances();
    expect(await later.stateOf('/slots/')).toBe('miss');
    expect((await later.sample('purges_total{mode="hard"}')) ?? 0).toBe(0);
  });

  it('OPS-07 OPS-05 purges this instance when Redis is gone, and says that others may not have it', async () => {
    const own = await startRedis();
    const site = await startPurgeable({ CACHE_URL: own.url });
    await sendRequest(site.port, '/help/');
    await own.stop();
    const purged = await site.purge({ tags: ['feed:faq'], hard: true });
    expect(purged).toMatchObject({ status: 503, detail: expect.stringContaining('other instances may not have it') });
    expect(await site.stateOf('/help/')).toBe('miss');
    expect(await site.logged('purge.failed')).toMatchObject({ level: 'error', tags: ['feed:faq'] });
  });
});

describe('a message of the content service', () => {
  const publish = (site: Instance, message: object, key = secret) => {
    const body = JSON.stringify({ at: '2026-11-28T04:00:00Z', ...message });
    const signature = `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    return sendRequest(site.adminPort, '/_purge/cms', { method: 'POST', body, headers });
  };

  it('OPS-07 purges what was published, however often it is delivered, without ADMIN_TOKEN', async () => {
    const site = await startPurgeable({ ADMIN_TOKEN: '' });
    for (const path of ['/help/', '/slots/']) await sendRequest(site.port, path);
    const replies = [];
    for (let sent = 0; sent < 3; sent += 1) replies.push(await publish(site, { kind: 'feed', id: 'faq' }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.map(({ text }) => (JSON.parse(text) as { pages: number }).pages)).toEqual([1, 1, 1]);
    expect(await site.logged('purge.done')).toMatchObject({ source: 'cms', tags: ['feed:faq'] });
    expect((await publish(site, { culture: 'en-GB', kind: 'menu', id: 'x' })).text).toContain('"pages":2');
    expect((await publish(site, { kind: 'feed', id: 'faq' }, 'wrong')).status).toBe(401);
  });
});
