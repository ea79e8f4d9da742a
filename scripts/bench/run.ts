import { loadavg } from 'node:os';
import { relative } from 'node:path';
import { root } from '../run/root.ts';
import { runScript } from '../run/script.ts';
import { createBench } from './bench.ts';
import { compareRuns } from './compare.ts';
import { type Figure, isReached } from './figure.ts';
import { readBenchOptions, type BenchOptions } from './options.ts';
import { describeMachine, readResults, writeResults } from './results.ts';
import { sections } from './sections.ts';
import { figureTable } from './table.ts';

async function measure({ only, isQuick, out }: BenchOptions & { kind: 'measure' }, begun: Date) {
  const logProgress = (text: string) =>
    console.log(`[bench] ${Math.round((Date.now() - begun.getTime()) / 1000)} s  ${text}`);
  const [load = 0] = loadavg();
  if (load > 1)
    logProgress(`others keep this machine busy (load ${load.toFixed(1)}): ratios still hold, times hardly do`);
  const figures: Figure[] = [];
  await using bench = await createBench(isQuick, logProgress);
  for (const name of only) {
    for (const part of sections[name]) {
      logProgress(`${name}: ${part.name}`);
      const found = await part(bench);
      if (found.length > 0) console.log(figureTable(found));
      figures.push(...found);
    }
  }
  const { buildId } = bench.build.manifest;
  await writeResults(out, { madeAt: begun.toISOString(), buildId, machine: describeMachine(), isQuick, figures });
  const missed = figures.filter((figure) => isReached(figure) === false);
  logProgress(
    `${figures.length} figures, ${missed.length} beside their target; written to ${relative(root, out) || out}`,
  );
}

await runScript(async () => {
  const begun = new Date();
  const options = readBenchOptions(process.argv.slice(2), begun);
  if (options.kind === 'measure') await measure(options, begun);
  else console.log(compareRuns(await readResults(options.before), await readResults(options.after)));
});
