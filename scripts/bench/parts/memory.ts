import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { CultureCode } from '../../../locales/index.ts';
import { browserEncodings } from '../asking.ts';
import { Failure } from '../../terminal/failure.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { gamePaths } from '../pages.ts';
import type { LoadTarget } from '../programs/load-job.ts';
import type { Program } from '../programs/program.ts';
import { settle } from '../programs/settle.ts';

/** After this much quiet the site has given back what it does not need. */
const restMs = 15_000;

/** Cultures by the size of their catalogue, until there are enough games. */
const places: readonly (readonly [culture: CultureCode, host: string, prefix: string])[] = [
  ['en-GB', 'en.localhost', ''],
  ['sv', 'sv.localhost', ''],
  ['es', 'es.localhost', ''],
  ['de-DE', 'de.localhost', ''],
  ['en-ROW', 'en.localhost', '/en-ROW'],
  ['en-IE', 'en.localhost', '/en-IE'],
];

async function distinctPages({ recorder }: Bench, count: number): Promise<LoadTarget[]> {
  const targets: LoadTarget[] = [];
  for (const [culture, host, prefix] of places) {
    const paths = await gamePaths(recorder, culture, count - targets.length);
    targets.push(...paths.map((path) => ({ host, path: prefix + path })));
  }
  return targets;
}

/** Asked from outside: what runs inside a process to tell of it changes when it collects. */
async function residentBytes({ pid }: Program): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}

/** What a site has in memory when it has served these pages, at once and at rest. */
async function readResident({ loader, startSite }: Bench, targets: readonly LoadTarget[]) {
  await using site = await startSite({}, { isProbed: false });
  const job = { port: site.port, targets, headers: browserEncodings, connections: 8, requests: targets.length };
  const { statuses } = await loader.run(job);
  if (statuses[200] !== targets.length) throw new Failure(`[bench] Pages were missed: ${JSON.stringify(statuses)}`);
  const atOnce = await residentBytes(site);
  await wait(restMs);
  return { atOnce, atRest: await residentBytes(site) };
}

/** What stays in memory of very many pages, and of the requests after them. */
export async function measureMemory(bench: Bench): Promise<Figure[]> {
  const { isQuick, loader, startSite } = bench;
  const pages = await distinctPages(bench, isQuick ? 1_000 : 10_000);
  const { atOnce, atRest } = await readResident(bench, pages);
  await using site = await startSite();
  await loader.measure(site, { targets: pages, headers: browserEncodings, connections: 8, requests: pages.length });

  // Visitors who come by advertisements, each with a parameter of their own. The first of them fill what is bounded by number.
  const targets = pages.slice(-50).map(({ host, path }) => ({ host, path: `${path}?gclid={n}` }));
  const further = { targets, headers: browserEncodings, connections: 8 };
  const count = isQuick ? 4_000 : 20_000;
  await loader.measure(site, { ...further, requests: 24_000 });
  await settle(site);
  const before = await site.state({ collectFirst: true });
  await loader.measure(site, { ...further, requests: count });
  await settle(site);
  const after = await site.state({ collectFirst: true });
  return [
    {
      id: 'server.memory.resident',
      title: `resident after ${pages.length} distinct pages`,
      value: atOnce / 1e6,
      unit: 'MB',
      target: { of: 'value', atMost: 150 },
    },
    {
      id: 'server.memory.rest',
      title: `the same, ${restMs / 1000} s later`,
      value: atRest / 1e6,
      unit: 'MB',
      target: { of: 'value', atMost: 150 },
    },
    {
      id: 'server.memory.kept',
      title: 'kept of each further request',
      value: (after.keptBytes - before.keptBytes) / count,
      unit: 'bytes',
      target: { of: 'value', atMost: 50 },
    },
  ];
}
