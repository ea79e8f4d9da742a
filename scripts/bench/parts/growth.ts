import { sendRequest, browserEncodings, home } from '../send-request.ts';
import { type Bench, grownScale as scale } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { interleave } from '../interleave.ts';
import { gamePaths } from '../pages.ts';
import type { LoadTarget } from '../programs/load-job.ts';
import type { Program } from '../programs/program.ts';
import { median, quantile } from '../statistics.ts';

/** Effects of a catalogue ten times as large. */
export async function measureGrowth(bench: Bench): Promise<Figure[]> {
  const { isQuick, startServices, startSite, logProgress } = bench;
  logProgress(`filling a catalogue of ${scale} times the games; it is stored for the next run`);
  await using few = await startServices(1);
  await using many = await startServices(scale);
  const originOf = ({ port }: Program) => `http://127.0.0.1:${port}`;
  await using small = await startSite({ CACHE: 'off', SERVICES_ORIGIN: originOf(few) });
  await using large = await startSite({ CACHE: 'off', SERVICES_ORIGIN: originOf(many) });
  const size = isQuick ? 60 : 150;
  const [fewGames, manyGames] = await Promise.all(
    [few, many].map(async (services) => gamePaths({ origin: originOf(services) }, 'en-GB', size * 12)),
  );
  const rounds = isQuick ? 2 : 5;

  const kinds: readonly (readonly [name: string, of: (games: readonly string[], round: number) => LoadTarget[]])[] = [
    ['home', () => [home]],
    ['category', () => [{ host: home.host, path: '/slots/' }]],
    [
      'game',
      (games, round) => games.slice(round * size, (round + 1) * size).map((path) => ({ host: home.host, path })),
    ],
  ];
  const figures: Figure[] = [];
  for (const [name, targetsOf] of kinds) {
    logProgress(`cost of ${name} pages at ${scale} times the catalogue`);
    const round = { small: 0, large: 0 };
    const measure = async (which: 'small' | 'large') => {
      const targets = targetsOf((which === 'small' ? fewGames : manyGames) ?? [], round[which]);
      round[which] += 1;
      const job = { targets, headers: browserEncodings, connections: 4, requests: size };
      return (await bench.loader.measure(which === 'small' ? small : large, job)).cpuMs;
    };
    await measure('small');
    await measure('large');
    const costs = await interleave(rounds, { small: () => measure('small'), large: () => measure('large') });
    figures.push({
      id: `growth.${name}`,
      title: `${scale} × the catalogue, ${name} page: CPU of a request`,
      value: median(costs.large),
      unit: 'ms',
      control: { title: '1 ×', value: median(costs.small) },
      target: { of: 'ratio', atMost: 1.1 },
    });
  }
  for (const [games, services, limit] of [
    ['6,000', few, 10],
    ['60,000', many, 25],
  ] as const) {
    figures.push({
      id: `growth.search.${games.replace(',', '')}`,
      title: `search among ${games} games, p50`,
      value: await searchP50(services, isQuick ? 50 : 200),
      unit: 'ms',
      target: { of: 'value', atMost: limit },
    });
  }
  return figures;
}

/** Searches as visitors type them: prefixes of words in names, one letter longer each time. */
async function searchP50(services: Program, count: number): Promise<number> {
  const paths = await gamePaths({ origin: `http://127.0.0.1:${services.port}` }, 'en-GB', count * 7);
  const words = paths.flatMap((path) => path.split('/').at(-2)?.split('-') ?? []).filter((word) => word.length > 3);
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const word = words[(index * 7) % words.length] ?? '';
    const q = word.slice(0, 2 + (index % (word.length - 1)));
    const target = {
      host: 'localhost',
      path: `/api/v1/games/?${new URLSearchParams({ culture: 'en-GB', q, limit: '24' })}`,
    };
    const { begunAt, firstAt } = await sendRequest(services.port, target);
    times.push(firstAt - begunAt);
  }
  return quantile(times, 0.5);
}
