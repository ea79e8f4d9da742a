import { describe, expect, it, onTestFinished } from 'vitest';
import { createCertificate, openssl } from './support/certificate.ts';
import { startInstance } from './support/instance.ts';
import { hasRedis, patient, redisIsMissing, type RedisOptions, startRedis } from './support/redis.ts';

async function startSiteAt(url: string, env: Record<string, string> = {}) {
  const site = await startInstance({ env: { ...patient, CACHE_URL: url, ...env } });
  const available = () => site.sample('shared_cache_available');
  const availabilityLog = () =>
    site.log.map(({ code }) => code).filter((code) => /^cache\.(?:un)?available$/.test(String(code)));
  return { ...site, available, availabilityLog };
}

async function startRedisForTest(options: RedisOptions = {}) {
  const redis = await startRedis(options);
  onTestFinished(() => redis.stop());
  return redis;
}

const certificate = openssl ? createCertificate(['localhost']) : '';

const paths = Array.from({ length: 14 }, (_, index) => `/slots/?page=${index + 2}`);

describe.skipIf(!hasRedis)(`a site whose shared cache fails (${hasRedis ? 'with Redis' : redisIsMissing})`, () => {
  it('OPS-05 serves every page while Redis does not respond, and uses it again afterwards', async () => {
    const redis = await startRedisForTest();
    const site = await startSiteAt(redis.url, { CACHE_WAIT_MS: '50' });
    await expect.poll(() => site.available()).toBe(1);
    expect(await site.stateOf('/slots/')).toBe('miss');
    redis.child.kill('SIGSTOP');
    for (const path of paths) expect(await site.stateOf(path)).toBe('miss');
    expect(await site.stateOf('/slots/')).toBe('hit');
    const message = expect.stringContaining('did not respond within');
    expect(await site.logged('cache.unavailable')).toMatchObject({ level: 'warn', reason: 'failures', message });
    expect(await site.available()).toBe(0);
    redis.child.kill('SIGCONT');
    // Only a page that is not cached here makes the trial command that closes the breaker.
    let page = paths.length + 2;
    const isAvailable = async () => {
      await site.stateOf(`/slots/?page=${page++}`);
      return site.available();
    };
    await expect.poll(isAvailable, { timeout: 30_000, interval: 500 }).toBe(1);
    await site.logged('cache.available');
    expect(site.availabilityLog()).toEqual(['cache.unavailable', 'cache.available']);
  });

  it('OPS-05 starts and serves while Redis refuses connections, and connects once it is there', async () => {
    const first = await startRedisForTest();
    await first.stop();
    const site = await startSiteAt(first.url);
    expect([await site.stateOf('/slots/'), await site.stateOf('/slots/')]).toEqual(['miss', 'hit']);
    expect(await site.logged('cache.unavailable')).toMatchObject({ reason: 'connection' });
    expect(await site.available()).toBe(0);
    await startRedisForTest({ port: first.port });
    await site.logged('cache.available');
    expect(await site.available()).toBe(1);
  });

  it('OPS-05 serves every page while Redis restarts and loses its data', async () => {
    const first = await startRedisForTest();
    const site = await startSiteAt(first.url);
    await expect.poll(() => site.available()).toBe(1);
    expect(await site.stateOf('/slots/')).toBe('miss');
    await first.stop();
    expect([await site.stateOf('/slots/'), await site.stateOf('/casino/')]).toEqual(['hit', 'miss']);
    await site.logged('cache.unavailable');
    const second = await startRedisForTest({ port: first.port });
    await site.logged('cache.available');
    expect(await site.stateOf('/bingo/')).toBe('miss');
    await expect.poll(() => second.client.keys('{site}:page:*')).toHaveLength(1);
    const other = await startSiteAt(second.url);
    await expect.poll(() => other.available()).toBe(1);
    expect([await other.stateOf('/bingo/'), await other.stateOf('/slots/')]).toEqual(['l2', 'miss']);
  });

  it('OPS-05 serves every page while Redis is full, and still reads from it', async () => {
    const redis = await startRedisForTest();
    const site = await startSiteAt(redis.url);
    await expect.poll(() => site.available()).toBe(1);
    await site.stateOf('/casino/');
    await expect.poll(() => redis.client.keys('{site}:page:*')).toHaveLength(1);
    await redis.client.configSet('maxmemory', '1');
    for (const path of paths) expect(await site.stateOf(path)).toBe('miss');
    expect(await site.logged('cache.full')).toMatchObject({ level: 'warn' });
    const other = await startSiteAt(redis.url);
    await expect.poll(() => other.available()).toBe(1);
    expect(await other.stateOf('/casino/')).toBe('l2');
    expect(site.availabilityLog()).toEqual([]);
  });

  it('OPS-05 serves every page while Redis takes no purges, and says why it is not used', async () => {
    const redis = await startRedisForTest({ settings: ['--maxmemory', '1'] });
    const site = await startSiteAt(redis.url);
    const message = expect.stringContaining('OOM');
    expect(await site.logged('cache.unavailable')).toMatchObject({ reason: 'purges', message });
    expect(await site.stateOf('/slots/')).toBe('miss');
    await redis.client.configSet('maxmemory', '0');
    await site.logged('cache.available');
    expect(await site.available()).toBe(1);
    expect(site.availabilityLog()).toEqual(['cache.unavailable', 'cache.available']);
  });

  it.skipIf(!certificate)('OPS-05 logs in with the password of CACHE_URL, over TLS with rediss:', async () => {
    const files = ['cert', 'key', 'ca-cert'].flatMap((name) => [`--tls-${name}-file`, certificate]);
    const redis = await startRedisForTest({
      settings: ['--tls-port', '<port>', ...files, '--tls-auth-clients', 'no', '--requirepass', 'se:cret'],
      urlOf: (port) => `rediss://:se%3Acret@localhost:${port}/1`,
    });
    const site = await startSiteAt(redis.url, { NODE_EXTRA_CA_CERTS: certificate });
    await expect.poll(() => site.available()).toBe(1);
    await site.stateOf('/slots/');
    await expect.poll(() => redis.client.keys('{site}:page:*')).toHaveLength(1);
    const stranger = await startSiteAt(redis.url.replace('cret', 'crets'), { NODE_EXTRA_CA_CERTS: certificate });
    const { message } = await stranger.logged('cache.unavailable');
    expect(message).toContain('WRONGPASS');
    expect(JSON.stringify(stranger.log)).not.toContain('crets');
    expect(await stranger.stateOf('/slots/')).toBe('miss');
  });
});
