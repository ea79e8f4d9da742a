import { browserEncodings, home } from '../send-request.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { interleave } from '../interleave.ts';
import { startLoader } from '../programs/loader.ts';
import type { Program } from '../programs/program.ts';
import { settle } from '../programs/settle.ts';
import { median } from '../statistics.ts';

const connections = 8;

/** Kinds of responses, and the environment that produces them. */
const kinds = {
  hit: { title: 'hits', environment: { CACHE_FRESH_S: '3600' } },
  miss: { title: 'rendered pages', environment: { CACHE: 'off' } },
} as const;

/**
 * Two processes compared with one, in requests per CPU second of the busier one. That is the machine's throughput as
 * long as each process has its own core. The load generator needs a core here too, so wall time would measure
 * interference. Two threads of one core slow each other down, so the single process is measured beside an equally busy
 * one.
 */
export async function measureProcesses({ isQuick, loader, startSite }: Bench): Promise<Figure[]> {
  const [starts, rounds, forMs] = isQuick ? [1, 2, 500] : [3, 3, 800];
  const job = { targets: [home], headers: browserEncodings, connections, forMs };

  await using besides = startLoader();
  /** Runs two loads at once, the second on a neighbour or on the same program. */
  async function perBusiestSecond(program: Program, neighbour: Program): Promise<number> {
    const before = await program.state();
    const loads = await Promise.all([
      loader.run({ ...job, port: program.port }),
      besides.run({ ...job, port: neighbour.port }),
    ]);
    const after = await program.state();
    const [requests, others] = loads.map((load) => load.requests);
    const shares = after.workersCpuMs.map((share, index) => share - (before.workersCpuMs[index] ?? 0));
    const busiestMs = shares.length > 0 ? Math.max(...shares) : after.cpuMs - before.cpuMs;
    return (1000 * ((requests ?? 0) + (neighbour === program ? (others ?? 0) : 0))) / busiestMs;
  }

  const figures: Figure[] = [];
  for (const [kind, { title, environment }] of Object.entries(kinds)) {
    const rates: { one: number; two: number }[] = [];
    // Several of each, since a process may be a third slower than the next for its whole life.
    for (let start = 0; start < starts; start += 1) {
      await using one = await startSite(environment);
      await using neighbour = await startSite(environment);
      await using two = await startSite({ ...environment, WEB_CONCURRENCY: '2' });
      for (const program of [one, neighbour, two]) {
        // The second process may still be starting.
        await settle(program);
        await loader.measure(program, { ...job, forMs: isQuick ? 1_500 : 5_000 });
      }
      const taken = await interleave(rounds, {
        one: () => perBusiestSecond(one, neighbour),
        two: () => perBusiestSecond(two, two),
      });
      rates.push({ one: median(taken.one), two: median(taken.two) });
    }
    figures.push({
      id: `server.processes.${kind}`,
      title: `two processes, ${title}: requests per CPU second of the busier one`,
      value: median(rates.map(({ two }) => two)),
      unit: '/s',
      control: { title: 'one process beside another', value: median(rates.map(({ one }) => one)) },
      target: { of: 'ratio', atLeast: 1.8 },
    });
  }
  return figures;
}
