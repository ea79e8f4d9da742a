import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CultureCode } from '../../../locales/index.ts';
import { browserEncodings } from '../send-request.ts';
import { Failure } from '../../terminal/failure.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { gamePaths } from '../pages.ts';
import type { LoadTarget } from '../programs/load-job.ts';
import type { Loader } from '../programs/loader.ts';
import type { Program } from '../programs/program.ts';
import { settle } from '../programs/settle.ts';

/** Cultures in order of catalogue size. They are read until there are enough games. */
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

/** Read from outside the process: code that runs inside it would change its garbage collection. */
async function residentBytes({ pid }: Program): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  // A process that has ended has no memory, but may still have an entry.
  if (Number(stdout) === 0) throw new Failure(`[bench] Process ${pid} ended before its memory was read.`);
  return Number(stdout) * 1024;
}

/** Resident bytes of a program that has served these pages. */
async function readResident(loader: Loader, starting: Promise<Program>, targets: readonly LoadTarget[]) {
  await using site = await starting;
  const job = { port: site.port, targets, headers: browserEncodings, connections: 8, requests: targets.length };
  const { statuses } = await loader.run(job);
  if (statuses[200] !== targets.length) throw new Failure(`[bench] Pages were missed: ${JSON.stringify(statuses)}`);
  // Awaited here: the program ends with this function.
  return await residentBytes(site);
}

/** Memory after very many pages, and after the requests that follow. */
export async function measureMemory(bench: Bench): Promise<Figure[]> {
  const { isQuick, loader, startSite, startByTheBook } = bench;
  const pages = await distinctPages(bench, isQuick ? 1_000 : 10_000);
  const resident = await readResident(loader, startSite({}, { isProbed: false }), pages);
  const byTheBook = await readResident(loader, startByTheBook({}, { isProbed: false }), pages);
  await using site = await startSite();
  await loader.measure(site, { targets: pages, headers: browserEncodings, connections: 8, requests: pages.length });

  // Visitors from advertisements, each with a unique parameter. The first ones fill the caches that are bounded by
  // number.
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
      value: resident / 1e6,
      unit: 'MB',
      control: { title: 'by the book', value: byTheBook / 1e6 },
      target: { of: 'ratio', atMost: 0.75 },
    },
    {
      id: 'server.memory.retained',
      title: 'retained per further request',
      value: (after.retainedBytes - before.retainedBytes) / count,
      unit: 'bytes',
      target: { of: 'value', atMost: 50 },
    },
  ];
}
