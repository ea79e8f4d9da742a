import { sendRequest, browserEncodings, home } from '../send-request.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { CopiedRequest } from '../programs/bare.ts';
import type { MeasuredLoad } from '../programs/loader.ts';
import { startProgram } from '../programs/program.ts';
import { settle } from '../programs/settle.ts';
import { median } from '../statistics.ts';

const control = 'bare node:http';
const bare = 'scripts/bench/programs/bare.ts';

/** One form of request for the cached page. */
interface Variant {
  readonly id: string;
  readonly title: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly status: number;
}

interface Loads {
  readonly site: readonly MeasuredLoad[];
  readonly limit: readonly MeasuredLoad[];
}

function requestVariants(etag: string): readonly Variant[] {
  const variant = (id: string, headers: Variant['headers'], more: Partial<Variant> = {}): Variant => ({
    id,
    title: id,
    headers,
    connections: 8,
    status: 200,
    ...more,
  });
  return [
    variant('identity', { 'accept-encoding': 'identity' }),
    variant('gzip', { 'accept-encoding': 'gzip' }),
    variant('br', browserEncodings),
    variant('304', { ...browserEncodings, 'if-none-match': etag }, { status: 304 }),
    variant('alone', browserEncodings, { title: 'br, one connection', connections: 1 }),
  ];
}

/** Throughput of one process in each form, beside a control of the same age that writes the same bytes. */
async function measureProcess(
  { loader, startSite }: Bench,
  rounds: number,
  forMs: number,
): Promise<[Variant, Loads][]> {
  // The page stays fresh for the whole measurement, since background revalidation is not part of a hit.
  await using site = await startSite({ CACHE_FRESH_S: '3600' });
  await loader.measure(site, { targets: [home], headers: browserEncodings, connections: 8, forMs: 1500 });
  await settle(site);
  const { etag = '' } = (await sendRequest(site.port, home, browserEncodings)).headers;
  const measured: [Variant, Loads][] = [];
  for (const variant of requestVariants(etag)) {
    const { headers, connections, status } = variant;
    const copy: CopiedRequest = { port: site.port, path: home.path, headers: { host: home.host, ...headers } };
    await using limit = await startProgram(bare, { COPY_OF: JSON.stringify(copy) });
    const job = { targets: [home], headers, connections, forMs };
    await loader.measure(limit, { ...job, forMs: 500 }, status);
    const loads = await interleave(rounds, {
      site: () => loader.measure(site, job, status),
      limit: () => loader.measure(limit, job, status),
    });
    measured.push([variant, loads]);
  }
  return measured;
}

/**
 * Cached home page compared with a bare server that writes the same bytes. Several processes of each are measured,
 * since one may be a third slower than the next for its whole life.
 */
export async function measureHits(bench: Bench): Promise<Figure[]> {
  const [processes, rounds, forMs] = bench.isQuick ? [1, 3, 300] : [5, 3, 400];
  const all: [Variant, Loads][] = [];
  for (let count = 0; count < processes; count += 1) all.push(...(await measureProcess(bench, rounds, forMs)));

  const figure = (id: string, what: string, unit: string, of: (load: MeasuredLoad) => number) => {
    const loads = all.filter(([variant]) => variant.id === id);
    const middle = (who: keyof Loads) => median(loads.flatMap(([, taken]) => taken[who].map(of)));
    return {
      title: `hit, ${loads[0]?.[0].title}: ${what}`,
      value: middle('site'),
      unit,
      control: { title: control, value: middle('limit') },
    };
  };
  const cost = (id: string): Figure => ({
    id: `server.hit.${id}`,
    ...figure(id, 'requests per CPU second', '/s', ({ cpuMs }) => 1000 / cpuMs),
    target: { of: 'ratio', atLeast: 0.85 },
  });
  return [
    ...['identity', 'gzip', 'br', '304'].map(cost),
    {
      id: 'server.hit.p99',
      ...figure('br', 'p99 at 8 connections', 'ms', ({ p99 }) => p99),
      target: { of: 'ratio', atMost: 1.5 },
    },
    {
      id: 'server.hit.firstByte',
      ...figure('alone', 'first byte, p50', 'ms', ({ firstByteP50 }) => firstByteP50),
      target: { of: 'ratio', atMost: 1.2 },
    },
  ];
}
