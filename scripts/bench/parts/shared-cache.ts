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

const cpuMs = (loads: readonly MeasuredLoad[]) => median(loads.map((load) => load.cpuMs));

/** More pages than the smallest page cache holds. In turn, each request misses it. */
const cycledPages = 300;

/**
 * CPU time of the site per request with a shared cache, to that without: cached pages, and pages that the own cache
 * does not hold. Empty where Redis is not installed.
 */
export async function measureSharedCache({ isQuick, loader, recorder, startSite }: Bench): Promise<Figure[]> {
  const program = findProgram('redis-server');
  if (!program) return [];
  const [rounds, forMs] = isQuick ? [5, 500] : [15, 800];
  const port = await freePort();
  await using _redis = await startRedis(program, port);
  const url = { CACHE_URL: `redis://127.0.0.1:${port}` };
  const lasting = { CACHE_FRESH_S: '3600' };
  const small = { ...lasting, CACHE_MAX_BYTES: String(1024 * 1024) };
  await using plain = await startSite(lasting);
  await using shared = await startSite({ ...lasting, ...url });
  await using missing = await startSite(small);
  await using second = await startSite({ ...small, ...url });
  const hit = { targets: [home], headers: browserEncodings, connections: 8, forMs };
  const paths = await gamePaths(recorder, 'en-GB', cycledPages);
  const cold = { ...hit, targets: paths.map((path) => ({ host: home.host, path })), connections: 4 };
  for (const site of [plain, shared]) await loader.measure(site, { ...hit, forMs: 1_500 });
  for (const site of [missing, second]) await loader.measure(site, { ...cold, forMs: 4_000 });
  const loads = await interleave(rounds, {
    plain: () => loader.measure(plain, hit),
    shared: () => loader.measure(shared, hit),
    missing: () => loader.measure(missing, cold),
    second: () => loader.measure(second, cold),
  });
  return [
    {
      id: 'server.shared.l1',
      title: 'hit with CACHE_URL, CPU time of a request',
      value: cpuMs(loads.shared),
      unit: 'ms',
      control: { title: 'without', value: cpuMs(loads.plain) },
      target: { of: 'ratio', atMost: 1.03 },
    },
    {
      id: 'server.shared.l2',
      title: 'page of the shared cache, CPU time of a request',
      value: cpuMs(loads.second),
      unit: 'ms',
      control: { title: 'rendered', value: cpuMs(loads.missing) },
      target: { of: 'ratio', atMost: 0.2 },
    },
  ];
}
