import { runScript } from '../run/script.ts';
import { reasonOf } from '../terminal/failure.ts';
import { readMonitorOptions } from './options.ts';
import { repeatRounds } from './repeat.ts';
import { formatReport, summaryOf, writeReport } from './report.ts';
import { type CheckOutcome, runRound } from './round.ts';

await runScript(async () => {
  const options = readMonitorOptions(process.argv.slice(2));
  const { format, out, every, port } = options;
  const report = async (outcomes: readonly CheckOutcome[]) => {
    await writeReport(await formatReport(format, outcomes, options), out);
    if (out !== undefined) console.error(summaryOf(outcomes, options));
  };
  if (every === undefined) {
    const outcomes = await runRound(options);
    await report(outcomes);
    if (outcomes.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
    return;
  }
  const round = async () => {
    const outcomes = await runRound(options);
    // A disk that is full for a while must not end the monitor, whose metrics go on.
    await report(outcomes).catch((error: unknown) => console.error(reasonOf(error)));
    return formatReport('prometheus', outcomes, options);
  };
  await repeatRounds({ every, port, round });
  // Abandons a round in flight.
  process.exit(0);
});
