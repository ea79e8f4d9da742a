import { runScript } from '../run/script.ts';
import { readMonitorOptions } from './options.ts';
import { repeatRounds } from './repeat.ts';
import { formatReport, summaryOf, writeReport } from './report.ts';
import { runRound } from './round.ts';

await runScript(async () => {
  const options = readMonitorOptions(process.argv.slice(2));
  const { format, out, every, port } = options;
  const report = async () => {
    const outcomes = await runRound(options);
    await writeReport(await formatReport(format, outcomes, options), out);
    if (out !== undefined) console.error(summaryOf(outcomes, options));
    return outcomes;
  };
  if (every === undefined) {
    const outcomes = await report();
    if (outcomes.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
    return;
  }
  await repeatRounds({ every, port, round: async () => formatReport('prometheus', await report(), options) });
  // A round in flight is given up.
  process.exit(0);
});
