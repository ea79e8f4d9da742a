import { findProgram } from '../../test/debian.ts';
import { freePort } from '../../run/port.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { MeasuredLoad } from '../programs/loader.ts';
import { gamePaths } from '../pages.ts';
import { browserEncodings, home } from '../send-request.ts';
import { median } from '../statistics.ts';
import { startRedis } from '../programs/redis.ts';
import { settle } from '../programs/settle.ts';

const cpuMs = (loads: readonly MeasuredLoad[]) => median(loads.map((load) => load.cpuMs));

/** More pages than the smallest page cache holds. In turn, each request misses it. */
const cycledPages = 300;

/** No page becomes stale while it is measured. */
const lasting = { CACHE_FRESH_S: '3600' };

/**
 * CPU time of cached pages with a shared cache and without. Several processes of each are measured, since one may be a
 * third slower than the next for its whole life.
 */
async function measureHitsOfOwnCache({ isQuick, loader, startSite }: Bench, url: Readonly<Record<string, string>>) {
  const [processes, rounds, forMs] = isQuick ? [1, 5, 500] : [5, 5, 500];
  const hit = { targets: [home], headers: browserEncodings, connections: 8, forMs };
  const loads: { plain: MeasuredLoad[]; shared: MeasuredLoad[] } = { plain: [], shared: [] };
  for (let count = 0; count < processes; count += 1) {
    await using plain = await startSite(lasting);
    await using shared = await startSite({ ...lasting, ...url });
    for (const site of [plain, shared]) {
      await loader.measure(site, { ...hit, forMs: 1_500 });
      await settle(site);
    }
    const taken = await interleave(rounds, {
      plain: () => loader.measure(plain, hit),
      shared: () => loader.measure(shared, hit),
    });
    loads.plain.push(...taken.plain);
    loads.shared.push(...taken.shared);
  }
  return loads;
}

/** CPU time of pages that the own cache does not hold: of the shared cache, and rendered. */
async function measureUncachedPages(
  { isQuick, loader, recorder, startSite }: Bench,
  url: Readonly<Record<string, string>>,
) {
  const [rounds, forMs] = isQuick ? [5, 500] : [15, 800];
  const small = { ...lasting, CACHE_MAX_BYTES: String(1024 * 1024) };
  await using missing = await startSite(small);
  await using second = await startSite({ ...small, ...url });
  const targets = (await gamePaths(recorder, 'en-GB', cycledPages)).map((path) => ({ host: home.host, path }));
  const cold = { targets, headers: browserEncodings, connections: 4, forMs };
  for (const site of [missing, second]) await loader.measure(site, { ...cold, forMs: 4_000 });
  // Awaited here: the sites stop when this function returns.
  return await interleave(rounds, {
    missing: () => loader.measure(missing, cold),
    second: () => loader.measure(second, cold),
  });
}

/** Pages with a shared cache compared with those without. Empty where Redis is not installed. */
export async function measureSharedCache(bench: Bench): Promise<Figure[]> {
  const program = findProgram('redis-server');
  if (!program) return [];
  const port = await freePort();
  await using _redis = await startRedis(program, port);
  const url = { CACHE_URL: `redis://127.0.0.1:${port}` };
  const own = await measureHitsOfOwnCache(bench, url);
  const uncached = await measureUncachedPages(bench, url);
  return [
    {
      id: 'server.shared.l1',
      title: 'hit with CACHE_URL, CPU time of a request',
      value: cpuMs(own.shared),
      unit: 'ms',
      control: { title: 'without', value: cpuMs(own.plain) },
      target: { of: 'ratio', atMost: 1.03 },
    },
    {
      id: 'server.shared.l2',
      title: 'page of the shared cache, CPU time of a request',
      value: cpuMs(uncached.second),
      unit: 'ms',
      control: { title: 'rendered', value: cpuMs(uncached.missing) },
      target: { of: 'ratio', atMost: 0.2 },
    },
  ];
}
