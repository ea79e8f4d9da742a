import { browserEncodings, home } from '../send-request.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { interleave } from '../interleave.ts';
import { median } from '../statistics.ts';

/** Responses that should need no render, compared with a cache hit. */
export async function measureCheapResponses({ isQuick, loader, startSite }: Bench): Promise<Figure[]> {
  const [rounds, forMs] = isQuick ? [2, 300] : [5, 500];
  await using site = await startSite();
  const { host } = home;
  const measure = (path: string, status: number, ms = forMs) => {
    const job = { targets: [{ host, path }], headers: browserEncodings, connections: 8, forMs: ms };
    return loader.measure(site, job, status);
  };
  const lost = '/nowhere-{n}/';
  const moved = '/slots?ref={n}';
  await measure(home.path, 200, 1000);
  await measure(lost, 404, 1000);
  await measure(moved, 301, 1000);
  const loads = await interleave(rounds, {
    hit: () => measure(home.path, 200),
    lost: () => measure(lost, 404),
    moved: () => measure(moved, 301),
  });
  const cost = (of: keyof typeof loads) => median(loads[of].map(({ cpuMs }) => cpuMs * 1000));
  const control = { title: 'hit', value: cost('hit') };
  const target = { of: 'ratio', atMost: 3 } as const;
  return [
    { id: 'server.notFound', title: '404: CPU of a request', value: cost('lost'), unit: 'µs', control, target },
    { id: 'server.redirect', title: 'redirect: CPU of a request', value: cost('moved'), unit: 'µs', control, target },
  ];
}
