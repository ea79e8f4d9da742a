import { browserEncodings } from '../send-request.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { MeasuredLoad } from '../programs/loader.ts';
import { median } from '../statistics.ts';
import { findPages } from '../pages.ts';

const perCpuSecond = (loads: readonly MeasuredLoad[]) => 1000 / median(loads.map(({ cpuMs }) => cpuMs));

/** Pages rendered on each request, compared with the conventional control. */
export async function measureMisses({
  isQuick,
  loader,
  recorder,
  startSite,
  startByTheBook,
}: Bench): Promise<Figure[]> {
  const [rounds, forMs] = isQuick ? [2, 600] : [5, 800];
  await using site = await startSite({ CACHE: 'off' });
  await using book = await startByTheBook();
  await using caching = await startByTheBook({ DATA: 'cached' });
  const figures: Figure[] = [];
  for (const { name, target } of await findPages(recorder)) {
    const job = { targets: [target], headers: browserEncodings, connections: 4, forMs };
    for (const program of [site, book, caching]) await loader.measure(program, job);
    const loads = await interleave(rounds, {
      site: () => loader.measure(site, job),
      book: () => loader.measure(book, job),
      caching: () => loader.measure(caching, job),
    });
    const value = perCpuSecond(loads.site);
    const title = `miss, ${name}: requests per CPU second`;
    figures.push(
      {
        id: `server.miss.${name}`,
        title,
        value,
        unit: '/s',
        control: { title: 'by the book', value: perCpuSecond(loads.book) },
        target: { of: 'ratio', atLeast: 2 },
      },
      {
        id: `server.miss.${name}.cached`,
        title,
        value,
        unit: '/s',
        control: { title: 'the same, data cached', value: perCpuSecond(loads.caching) },
      },
    );
  }
  return figures;
}
