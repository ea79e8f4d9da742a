import { alignColumns } from '../terminal/align-columns.ts';
import { reasonOf } from '../terminal/failure.ts';
import { runScript } from '../run/script.ts';
import { sendRequest } from './send-request.ts';
import { allChecks, type Check } from './checks.ts';
import { type MonitorOptions, readMonitorOptions } from './options.ts';

interface Outcome {
  readonly check: Check;
  readonly status: string;
  readonly ms: string;
  readonly problems: readonly string[];
}

/** Concurrent requests, few so that monitoring does not load the site. */
const atOnce = 4;

/** Outcomes of a check and of the checks that follow from it. */
async function outcomesOf(check: Check, options: MonitorOptions): Promise<Outcome[]> {
  const { origin, hosts } = options;
  try {
    const response = await sendRequest(origin, hosts.get(check.brand) ?? '', check.path);
    const next = check.follow?.(response);
    const outcome = {
      check,
      status: String(response.status),
      ms: String(response.ms),
      problems: check.judge(response),
    };
    return [outcome, ...(next ? await outcomesOf(next, options) : [])];
  } catch (error) {
    return [{ check, status: '-', ms: '-', problems: [reasonOf(error)] }];
  }
}

async function requestAll(checks: readonly Check[], options: MonitorOptions): Promise<Outcome[]> {
  const outcomes: Outcome[][] = [];
  const left = [...checks.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, check] = next;
      outcomes[place] = await outcomesOf(check, options);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes.flat();
}

await runScript(async () => {
  const options = readMonitorOptions(process.argv.slice(2));
  const outcomes = await requestAll(allChecks(), options);
  const rows = outcomes.map(({ check, status, ms, problems }) => [
    check.brand,
    check.name,
    status,
    `${ms} ms`,
    problems.length === 0 ? 'ok' : `FAILED: ${problems.join('; ')}`,
  ]);
  console.log(alignColumns(rows, new Set([0, 1, 4])));
  const failed = outcomes.filter(({ problems }) => problems.length > 0);
  console.log(`[monitor] ${outcomes.length} checks of ${options.origin.origin}, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
});
