import { describe, expect, it, onTestFinished } from 'vitest';
import { startInstance } from './support/instance.ts';
import { scrape as scrapePort } from './support/metrics.ts';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';
import { startSite } from './support/site.ts';

const { services, site } = await startSiteWithServices({ env: { ADMIN_PORT: '0' } });
const adminPort = Number((await site.logged('admin.ready'))['port']);

const scrape = (port = adminPort) => scrapePort(port);

describe('metrics', () => {
  it.each([
    ['a page', '/contact/', 'en.localhost', 'contact en miss 200', 'contact en hit 200'],
    ['the 404 page', '/404/', 'de.localhost', 'page404 de miss 404', 'page404 de hit 404'],
    ['an unknown path', '/nowhere/else/', 'sv.localhost', 'page404 sv miss 404', 'page404 sv hit 404'],
    ['the 500 page', '/500/', 'es.localhost', 'page500 es bypass 500', 'page500 es bypass 500'],
    ['another spelling', '/Contact', 'en.localhost', 'redirect en none 301', 'redirect en none 301'],
    ['a service', '/api/v1/none/', 'en.localhost', 'api en none 404', 'api en none 404'],
    ['an unknown file', '/favicon.none', 'en.localhost', 'file en miss 404', 'file en miss 404'],
    ['an unknown host', '/', 'evil.example', 'file none none 421', 'file none none 421'],
    ['a long URL', `/?${'x'.repeat(9_000)}`, 'en.localhost', 'refused none none 414', 'refused none none 414'],
  ])('OPS-02 count requests of %s by route, brand, X-Cache and status', async (_name, path, host, ...expected) => {
    for (const labels of expected) {
      const [route, brand, cache, status] = labels.split(' ');
      const name = `http_requests_total{route="${route}",brand="${brand}",cache="${cache}",status="${status}"}`;
      const before = (await scrape()).get(name) ?? 0;
      await sendRequest(site.port, path, { host });
      await expect.poll(async () => (await scrape()).get(name)).toBe(before + 1);
    }
  });

  it('OPS-02 have durations of requests and renders, the cache, the event loop and the build', async () => {
    await sendRequest(site.port, '/help/');
    await sendRequest(site.port, '/help/');
    const samples = await scrape();
    const duration = 'http_request_duration_seconds_count{route="help",brand="en",cache="hit",status="200"}';
    expect(samples.get(duration)).toBe(1);
    expect(samples.get('page_render_duration_seconds_count{kind="complete",brand="en"}')).toBeGreaterThan(0);
    expect(samples.get('page_cache_entries')).toBeGreaterThan(0);
    expect(samples.get('page_cache_bytes')).toBeGreaterThan(1_000);
    expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect([...samples.keys()]).toContainEqual(
      expect.stringMatching(/^site_build_info\{build="\w+",version="[\d.]+"\}$/),
    );
  });

  it('OPS-02 have the calls to services by name and outcome, their cache, breakers and queue', async () => {
    await sendRequest(site.port, '/slots/');
    await sendRequest(site.port, '/geo/?brand_code=SC');
    const samples = await scrape();
    expect(samples.get('upstream_requests_total{call="api/v1/games/",outcome="ok"}')).toBeGreaterThan(0);
    expect(samples.get('upstream_request_duration_seconds_count{call="api/v1/games/"}')).toBeGreaterThan(0);
    expect(samples.get('upstream_requests_total{call="geo",outcome="ok"}')).toBe(1);
    expect(samples.get('upstream_cache_entries')).toBeGreaterThan(0);
    expect(samples.get('upstream_cache_bytes')).toBeGreaterThan(1_000);
    expect(samples.get(`upstream_breaker_state{breaker="${services.origin}/api/v1/games/"}`)).toBe(0);
    expect(samples.get('upstream_queued_requests{pool="services"}')).toBe(0);
  });

  it('OPS-02 are served on the admin port only, which serves nothing else', async () => {
    expect((await sendRequest(site.port, '/metrics/')).text).toContain('<html');
    expect((await sendRequest(adminPort, '/contact/')).status).toBe(404);
    const closed = await startSite({ servicesOrigin: services.origin });
    onTestFinished(async () => void (await closed.stop()));
    expect(closed.log.map(({ code }) => code)).not.toContain('admin.ready');
  });

  it('OPS-02 OPS-04 of all workers come in one scrape, with the worst state of a breaker, and without those of a worker that hangs, which is counted', async () => {
    // Nothing listens there.
    const origin = 'http://127.0.0.1:9';
    const shared = await startInstance({ servicesOrigin: origin, env: { WEB_CONCURRENCY: '2' } });
    const pids = () => new Set(shared.log.filter(({ code }) => code === 'server.ready').map(({ pid }) => Number(pid)));
    await expect.poll(() => pids().size).toBe(2);
    for (let sent = 0; sent < 12; sent += 1) await sendRequest(shared.port, '/contact/');
    const total = async () => {
      const samples = [...(await shared.samples())];
      return samples
        .filter(([name]) => name.startsWith('http_requests_total{route="contact"'))
        .reduce((sum, [, value]) => sum + value, 0);
    };
    await expect.poll(total).toBe(12);
    const samples = await shared.samples();
    expect([...samples].find(([name]) => name.startsWith('site_build_info'))?.[1]).toBe(1);
    const missing = () => shared.sample('metrics_workers_missing');
    await expect.poll(missing).toBe(0);
    const [hanging = 0] = pids();
    process.kill(hanging, 'SIGSTOP');
    try {
      const partial = await shared.samples();
      expect(partial.get('metrics_workers_missing')).toBe(1);
      expect(partial.get('process_resident_memory_bytes')).toBeGreaterThan(0);
    } finally {
      process.kill(hanging, 'SIGCONT');
    }
    await expect.poll(missing).toBe(0);
    for (let sent = 0; sent < 40; sent += 1) await sendRequest(shared.port, `/slots/game-${sent}/`);
    expect(shared.log.filter(({ code }) => code === 'upstream.breaker.open').length).toBeGreaterThanOrEqual(2);
    expect(await shared.sample(`upstream_breaker_state{breaker="${origin}/api/v1/games/info/"}`)).toBe(2);
  });
});
