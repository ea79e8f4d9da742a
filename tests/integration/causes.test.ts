import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { areCommon, freshSite } from './support/fresh-site.ts';
import { scrape } from './support/metrics.ts';
import { crawler, sendRequest } from './support/send-request.ts';
import { startServicesWithFaults } from './support/services-with-faults.ts';
import { startSite } from './support/site.ts';

const { services, faults } = await startServicesWithFaults();

async function start(env: Record<string, string> = {}) {
  const site = areCommon(env)
    ? await freshSite(services.origin, env)
    : await startSite({ servicesOrigin: services.origin, env });
  if (!areCommon(env)) onTestFinished(async () => void (await site.stop()));
  /** Requests a page under its own id. Resolves with its status, the id that it shows, and its log lines. */
  async function visit(path: string, requestId: string) {
    const headers = { ...crawler, 'x-request-id': requestId };
    const { status, text } = await sendRequest(site.port, path, { headers });
    const ofRequest = () => site.log.filter((line) => line['requestId'] === requestId);
    await vi.waitFor(() => expect(ofRequest().map(({ code }) => code)).toContain('request.done'), 30_000);
    const shownId = /<small>Request ID: ([\w-]+)<\/small>/.exec(text)?.[1];
    return {
      status,
      shownId,
      lines: ofRequest(),
      line: (code: string) => ofRequest().find((line) => line['code'] === code),
    };
  }
  return { site, visit };
}

const info = 'api/v1/games/info/?culture=en-GB&gameSlug=lantern-trench';
const page = '/slots/lantern-trench/';

describe('the cause of a page with the status 503', () => {
  it('OPS-08 is logged when a gate is late', async () => {
    await faults.add({ path: '/api/v1/games/info/', delayMs: 2_000 });
    const { visit } = await start({ GATE_TIMEOUT_MS: '100' });
    const { status, shownId, line } = await visit(page, 'late-gate-1');
    expect([status, shownId]).toEqual([503, 'late-gate-1']);
    expect(line('upstream.late')).toMatchObject({ level: 'warn', key: info });
    expect(line('upstream.late')?.['waitedMs']).toBeGreaterThanOrEqual(90);
  });

  it('OPS-08 is logged for each request that a back-off or an open breaker has left without a call', async () => {
    await faults.add({ path: '/api/v1/games/info/', status: 500 });
    const { site, visit } = await start();
    const failed = (path: string, requestId: string) =>
      sendRequest(site.port, path, { headers: { ...crawler, 'x-request-id': requestId } });
    // Quickly, since a back-off ends after two seconds, and the breaker counts the calls of the last ten.
    await failed(page, 'first-failure');
    await failed(page, 'in-back-off');
    for (let count = 2; count <= 12; count += 1) await failed(`/slots/game-${count}/`, `failure-${count}`);
    const { status, shownId, line } = await visit('/slots/game-13/', 'open-breaker');
    expect([status, shownId]).toEqual([503, 'open-breaker']);
    expect(line('upstream.skipped')).toMatchObject({
      reason: 'circuit-open',
      firstRequestId: expect.stringMatching(/^failure-\d+$/),
    });
    const lineOf = (id: string, code: string) =>
      site.log.find((each) => each['requestId'] === id && each['code'] === code);
    expect(lineOf('first-failure', 'upstream.failed')).toMatchObject({ key: info, reason: 'status', detail: '500' });
    expect(lineOf('in-back-off', 'upstream.skipped')).toMatchObject({
      key: info,
      reason: 'backoff',
      firstRequestId: 'first-failure',
    });
  });

  it('OPS-08 is under the id of the first request when several share a page, and each of them names it', async () => {
    await faults.add({ path: '/api/v1/games/info/', status: 500, delayMs: 500 });
    const { visit } = await start();
    const both = await Promise.all(['shared-one', 'shared-two'].map((id) => visit(page, id)));
    const [first, second] = both.toSorted((one, other) => other.lines.length - one.lines.length);
    const firstId = String(first?.line('upstream.failed')?.['requestId']);
    const own = both.filter(({ line }) => line('page.joined'));
    expect(own).toHaveLength(1);
    expect(own[0]?.line('page.joined')).toMatchObject({ firstRequestId: firstId, status: 503 });
    expect(own[0]?.line('request.done')).toMatchObject({ firstRequestId: firstId });
    expect([first?.shownId, second?.shownId]).toEqual([firstId, firstId]);
  });

  it('OPS-08 is under the id on the static page when the frame fails', async () => {
    const { site } = await start({ FAULTS: '1' });
    const headers = { ...crawler, 'x-fault': 'shell', 'x-request-id': 'broken-frame' };
    const { status, text } = await sendRequest(site.port, '/', { host: 'es.localhost', headers });
    expect(status).toBe(500);
    expect(text).toContain('<small>ID de la solicitud: broken-frame</small>');
    expect(await site.logged('page.failed')).toMatchObject({ requestId: 'broken-frame' });
    await site.logged('request.done');
    expect(site.log.filter(({ code }) => code === 'page.failed')).toHaveLength(1);
  });
});

describe('the log of requests', () => {
  it('OPS-02 has host, brand, culture, route, cache and bytes', async () => {
    const { visit } = await start();
    const { line } = await visit('/en-IE/contact/', 'with-details');
    expect(line('request.done')).toMatchObject({
      url: '/en-IE/contact/',
      host: 'en.localhost',
      brand: 'en',
      culture: 'en-IE',
      route: 'contact',
      cache: 'miss',
      status: 200,
    });
    expect(line('request.done')?.['bytes']).toBeGreaterThan(10_000);
  });

  it.each([
    ['1', 1],
    ['0', 0],
  ])('OPS-02 has, with LOG_HITS=%s, %i of the lines of one page from the cache', async (share, expected) => {
    const { site } = await start({ LOG_HITS: share });
    await sendRequest(site.port, '/contact/');
    await sendRequest(site.port, '/contact/', { headers: { 'x-request-id': 'from-cache' } });
    await sendRequest(site.port, '/robots.txt', { headers: { 'x-request-id': 'after-that' } });
    await vi.waitFor(() => expect(site.log.map((line) => line['requestId'])).toContain('after-that'), 30_000);
    const lines = site.log.filter((line) => line['requestId'] === 'from-cache');
    expect(lines.map(({ code, cache, route }) => [code, cache, route])).toEqual(
      Array.from({ length: expected }, () => ['request.done', 'hit', 'contact']),
    );
  });

  it('OPS-01 OPS-02 neither logs nor counts health checks, which balancers send each second', async () => {
    const { site } = await start({ ADMIN_PORT: '0' });
    for (const path of ['/healthz', '/readyz'])
      expect((await sendRequest(site.port, path, { headers: { 'x-request-id': 'health-check' } })).status).toBe(200);
    await sendRequest(site.port, '/robots.txt', { headers: { 'x-request-id': 'after-that' } });
    await vi.waitFor(() => expect(site.log.map((line) => line['requestId'])).toContain('after-that'), 30_000);
    expect(site.log.map((line) => line['requestId'])).not.toContain('health-check');
    const { port } = await site.logged('admin.ready');
    expect([...(await scrape(Number(port))).keys()].join('\n')).not.toMatch(/healthz|readyz/);
  });
});
