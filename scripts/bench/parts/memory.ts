import { setTimeout as wait } from 'node:timers/promises';
import type { CultureCode } from '../../../locales/index.ts';
import { browserEncodings } from '../asking.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { gamePaths } from '../pages.ts';
import type { LoadTarget } from '../programs/load-job.ts';
import { settle } from '../programs/settle.ts';

/** After this much quiet V8 gives back what it does not need. */
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

/** What stays in memory of very many pages, and of the requests after them. */
export async function measureMemory(bench: Bench): Promise<Figure[]> {
  const { isQuick, loader, startSite } = bench;
  const pages = await distinctPages(bench, isQuick ? 1_000 : 10_000);
  await using site = await startSite();
  await loader.measure(site, { targets: pages, headers: browserEncodings, connections: 8, requests: pages.length });
  const { residentBytes: atOnce } = await site.state();
  await wait(restMs);
  const { residentBytes: atRest } = await site.state();

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
