import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/run/port.ts';
import { buildOther } from '../support/other-build.ts';
import { sendRequest } from '../support/send-request.ts';
import { startServicesWithFaults } from '../support/services-with-faults.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { type BalancerName, balancers, startBalancer } from './balancer.ts';
import { send } from './send.ts';
import { type Outcome, type Plan, startLoad } from './open-loop.ts';

const { services, faults } = await startServicesWithFaults({ own: true });
/** Files that both instances and both builds serve. */
const assets = await mkdtemp(join(tmpdir(), 'assets-'));
const otherBuild = balancers.every(({ isSkipped }) => isSkipped) ? undefined : await buildOther();
afterAll(async () => {
  await rm(assets, { recursive: true, force: true });
});

const logEntry = JSON.stringify({
  log: { Number: 900, Message: 'load', AdditionalData: '' },
  app: { name: 'en', domain: 'en.localhost', url: 'http://en.localhost/', referral: '' },
  user: { cookies: '', userAgent: 'test' },
});

/** Two instances behind a balancer, for all its tests: each leaves two behind that serve. */
async function startAll(name: BalancerName) {
  const sites: RunningSite[] = [];
  const start = async (port: number, build: { program?: string } = {}) => {
    const site = await startSite({
      ...build,
      servicesOrigin: services.origin,
      env: {
        PORT: String(port),
        TRUST_PROXY: '1',
        ASSETS_DIR: assets,
        DATA_WAIT_MS: '60',
        // Half of the default, which the balancers' settings are made for.
        GRACE_MS: '2500',
      },
    });
    sites.push(site);
    return site;
  };
  const [one, two] = [await start(await freePort()), await start(await freePort())];
  const balancer = await startBalancer(name, { sites: [one.port, two.port] });
  const running = (port: number) => sites.findLast((site) => site.port === port)!;
  const stop = async () => {
    await balancer.stop();
    for (const site of sites) site.child.kill('SIGKILL');
  };
  return { balancer, ports: [one.port, two.port] as const, running, start, stop };
}

/** Cached pages, pages that are streamed for 0.8 s, an error page, files of the latest pages, and few posts. */
async function startVisits(port: number, { posts }: { posts: boolean }) {
  await faults.add({ path: '/api/v1/games/?q=', delayMs: 800 });
  const modules: string[] = [];
  const load = startLoad(port, 50, (index): Plan => {
    if (posts && index % 50 === 9) return { path: '/log/LogInfo', method: 'POST', body: logEntry, status: 204 };
    if (index % 10 === 0) return { path: `/?q=word${index}`, status: 200 };
    if (index % 10 === 5) return { path: '/404/', status: 404 };
    const asset = modules[index % (modules.length + 1)];
    return asset === undefined || index % 2 === 0 ? { path: '/', status: 200 } : { path: asset, status: 200 };
  });
  return {
    ...load,
    /** Adds the files of the present home page to those that are requested. */
    async addFiles() {
      const { text } = await sendRequest(port, '/');
      const found = /data-modules="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? [];
      modules.push(...found.filter((path) => !modules.includes(path)));
      return found;
    },
  };
}

const problems = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ problem }) => problem !== '').map(({ plan, problem }) => `${plan.path}: ${problem}`);

describe.each(balancers)('$title', ({ name, isSkipped }) => {
  let all: Awaited<ReturnType<typeof startAll>>;
  beforeAll(async () => {
    if (!isSkipped) all = await startAll(name);
  });
  afterAll(() => all?.stop());

  it.skipIf(isSkipped)('SEC-06 BRAND-04 each client address has its own limit, whatever clients claim', async () => {
    const { balancer } = all;
    // The services, which both balancers' tests share, count addresses too.
    const network = name === 'nginx' ? '127.0.1' : '127.0.2';
    const check = async (localAddress: string, claimed: string) => {
      const path = '/api/v1/voucher?voucher=NONE&username=x&brand_local_code=UK';
      const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': claimed };
      return (await send(balancer.port, path, { headers, localAddress })).status;
    };
    const statuses = [];
    // Each of both instances allows ten a minute.
    for (let times = 0; times < 21; times += 1) statuses.push(await check(`${network}.1`, `203.0.113.${times}`));
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    expect(await check(`${network}.2`, `${network}.1`)).toBe(200);
  });

  it.skipIf(isSkipped)(
    'OPS-03 loses no request and no stream while both instances restart with another build',
    async () => {
      const { balancer, ports, running, start } = all;
      // Only HAProxy takes a draining instance out before it stops listening, so that no POST can meet its end.
      const visits = await startVisits(balancer.port, { posts: name === 'haproxy' });
      const before = await visits.addFiles();
      for (const port of ports) {
        await visits.passed(30);
        expect(await running(port).stop()).toBe(0);
        const { log } = await start(port, { program: otherBuild!.program });
        await visits.addFiles();
        // A restarted instance gets traffic again before the next one leaves.
        await expect.poll(() => log.some(({ code, url }) => code === 'request.done' && url === '/404/')).toBe(true);
        await visits.passed(30);
      }
      const after = await visits.addFiles();
      expect(after.filter((path) => !before.includes(path)).length).toBeGreaterThan(0);
      expect((await sendRequest(balancer.port, '/')).text).toContain(otherBuild!.version);
      await visits.passed(50);
      const outcomes = await visits.stop();
      expect(problems(outcomes)).toEqual([]);
      for (const path of [...before, ...after]) {
        expect(
          outcomes.some(({ plan }) => plan.path === path),
          path,
        ).toBe(true);
      }
    },
  );

  it.skipIf(isSkipped)('OPS-03 loses only responses that had begun when an instance is killed', async () => {
    const { balancer, ports, running, start } = all;
    const one = running(ports[0]);
    const visits = await startVisits(balancer.port, { posts: false });
    await visits.addFiles();
    await visits.passed(50);
    const killedAt = performance.now();
    one.child.kill('SIGKILL');
    await one.exited;
    await visits.passed(100);
    await start(one.port, { program: otherBuild!.program });
    await visits.passed(100);
    const outcomes = await visits.stop();
    const hadBegun = ({ headAt, problem }: Outcome) =>
      problem === 'broken' && headAt !== undefined && headAt < killedAt + 50;
    expect(problems(outcomes.filter((outcome) => !hadBegun(outcome)))).toEqual([]);
    // Both instances had requests when one was killed.
    expect(outcomes.length).toBeGreaterThan(250);
  });
});
