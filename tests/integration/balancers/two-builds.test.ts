import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildOther } from '../support/other-build.ts';
import { hasRedis, patient, redisIsMissing, startRedis } from '../support/redis.ts';
import { sendRequest } from '../support/send-request.ts';
import { startServicesWithFaults } from '../support/services-with-faults.ts';
import { startSite } from '../support/site.ts';
import { balancers, startBalancer } from './balancer.ts';
import { type Plan, startLoad } from './open-loop.ts';

const haproxy = balancers.find(({ name }) => name === 'haproxy')!;
const isSkipped = haproxy.isSkipped || !hasRedis;
const title = isSkipped && !haproxy.isSkipped ? `${haproxy.title} (skipped: ${redisIsMissing})` : haproxy.title;

const { services } = await startServicesWithFaults();
const other = isSkipped ? undefined : await buildOther();

const assetsOf = (text: string) => new Set([...text.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name]) => name ?? ''));

const paths = ['/', '/slots/', '/casino/', '/bingo/', '/help/', '/blog/', '/casino-promotions/', '/slots/megaways/'];

/** A build with its version and the files that only it has. */
interface Build {
  readonly program?: string;
  readonly version: string;
  readonly ownAssets: ReadonlySet<string>;
}

describe.skipIf(isSkipped)(`two builds behind ${title}`, () => {
  it('OPS-03 OPS-05 share Redis and files, and never each other’s pages', async () => {
    const redis = await startRedis();
    const folder = await mkdtemp(join(tmpdir(), 'assets-'));
    onTestFinished(async () => {
      await redis.stop();
      await rm(folder, { recursive: true, force: true });
    });
    const env = { ...patient, TRUST_PROXY: '1', CACHE_URL: redis.url, ASSETS_DIR: folder, CACHE_FRESH_S: '1' };
    const start = async ({ program }: { program?: string } = {}) => {
      const site = await startSite({ servicesOrigin: services.origin, env, ...(program && { program }) });
      onTestFinished(async () => void (await site.stop()));
      return site;
    };
    const names = await readdir('dist/client/assets');
    const only = (own: readonly string[], others: readonly string[]) =>
      new Set(own.filter((name) => !others.includes(name)));
    const { house } = await import('../../../brands/house.ts');
    const builds: readonly Build[] = [
      { version: house.siteVersion, ownAssets: only(names, other!.assets) },
      { program: other!.program, version: other!.version, ownAssets: only(other!.assets, names) },
    ];
    const [oldSite, newSite, oldPeer, newPeer] = await Promise.all(
      [builds[0]!, builds[1]!, builds[0]!, builds[1]!].map((build) => start(build)),
    );
    const balancer = await startBalancer('haproxy', { sites: [oldSite!.port, newSite!.port] });
    onTestFinished(() => balancer.stop());

    /** The build of a page. Throws for a page that has parts of both. */
    function buildOf(text: string): Build {
      const present = builds.filter(({ version }) => text.includes(version));
      const used = [...assetsOf(text)];
      const owners = builds.filter(({ ownAssets }) => used.some((name) => ownAssets.has(name)));
      expect([present.length, owners]).toEqual([1, present]);
      return present[0]!;
    }

    const requested = new Map<Build, Set<string>>(builds.map((build) => [build, new Set()]));
    const files: string[] = [];
    const load = startLoad(balancer.port, 50, (index): Plan => {
      const file = index % 2 === 0 ? undefined : files[(index >> 1) % Math.max(1, files.length)];
      return { path: file ?? paths[(index >> 1) % paths.length]!, status: 200 };
    });
    await load.passed(100);
    for (const [index, site] of [oldSite!, newSite!].entries()) {
      for (const name of assetsOf((await sendRequest(site.port, '/')).text)) {
        if (!builds[index]!.ownAssets.has(name)) continue;
        requested.get(builds[index]!)!.add(name);
        files.push(`/assets/${name}`);
      }
    }
    await load.passed(400);
    const outcomes = await load.stop();
    expect(outcomes.filter(({ problem }) => problem !== '').map(({ plan, problem }) => [plan.path, problem])).toEqual(
      [],
    );
    const pages = outcomes.filter(({ plan }) => !plan.path.startsWith('/assets/'));
    for (const build of builds) {
      expect(pages.filter(({ text }) => buildOf(text) === build).length).toBeGreaterThan(10);
      for (const name of requested.get(build)!) {
        expect(
          outcomes.some(({ plan }) => plan.path === `/assets/${name}`),
          name,
        ).toBe(true);
        // Each instance also serves the files of the other build.
        for (const { port } of [oldSite!, newSite!]) {
          const { status, headers } = await sendRequest(port, `/assets/${name}`);
          expect([status, headers['cache-control']], name).toEqual([200, 'public, max-age=31536000, immutable']);
        }
      }
    }
    // An instance that has rendered nothing gets the pages of its own build from Redis.
    for (const [index, { port }] of [oldPeer!, newPeer!].entries()) {
      for (const path of paths) {
        const { text, headers } = await sendRequest(port, path);
        expect([path, headers['x-cache'], buildOf(text).version]).toEqual([path, 'l2', builds[index]!.version]);
      }
    }
  });
});
