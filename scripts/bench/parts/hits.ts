import { ask, browserEncodings, home } from '../asking.ts';
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

const middle = (loads: readonly MeasuredLoad[], of: (load: MeasuredLoad) => number) => median(loads.map(of));

/** Cached home page against a bare server that writes the same bytes. */
export async function measureHits({ isQuick, loader, startSite }: Bench): Promise<Figure[]> {
  const [rounds, forMs] = isQuick ? [3, 300] : [9, 400];
  // Fresh for the whole measurement: what is made anew in the background is no part of a hit.
  await using site = await startSite({ CACHE_FRESH_S: '3600' });
  const warm = { targets: [home], headers: browserEncodings, connections: 8, forMs: 1500 };
  await loader.measure(site, warm);
  await settle(site);
  const { etag = '' } = (await ask(site.port, home, browserEncodings)).headers;

  async function against(title: string, headers: Readonly<Record<string, string>>, connections: number, status = 200) {
    const copy: CopiedRequest = { port: site.port, path: home.path, headers: { host: home.host, ...headers } };
    await using limit = await startProgram(bare, { COPY_OF: JSON.stringify(copy) });
    const job = { targets: [home], headers, connections, forMs };
    await loader.measure(limit, { ...job, forMs: 500 }, status);
    const loads = await interleave(rounds, {
      site: () => loader.measure(site, job, status),
      limit: () => loader.measure(limit, job, status),
    });
    const figure = (id: string, what: string, unit: string, of: (load: MeasuredLoad) => number): Figure => ({
      id: `server.hit.${id}`,
      title: `hit, ${title}: ${what}`,
      value: middle(loads.site, of),
      unit,
      control: { title: control, value: middle(loads.limit, of) },
    });
    return figure;
  }

  const figures: Figure[] = [];
  const cost = async (id: string, headers: Readonly<Record<string, string>>, status?: number) => {
    const figure = await against(id, headers, 8, status);
    figures.push({
      ...figure(id, 'requests per CPU second', '/s', ({ cpuMs }) => 1000 / cpuMs),
      target: { of: 'ratio', atLeast: 0.85 },
    });
    return figure;
  };
  await cost('identity', { 'accept-encoding': 'identity' });
  await cost('gzip', { 'accept-encoding': 'gzip' });
  const busy = await cost('br', browserEncodings);
  await cost('304', { ...browserEncodings, 'if-none-match': etag }, 304);
  const alone = await against('br, one connection', browserEncodings, 1);
  return [
    ...figures,
    { ...busy('p99', 'p99 at 8 connections', 'ms', ({ p99 }) => p99), target: { of: 'ratio', atMost: 1.5 } },
    {
      ...alone('firstByte', 'first byte, p50', 'ms', ({ firstByteP50 }) => firstByteP50),
      target: { of: 'ratio', atMost: 1.2 },
    },
  ];
}
