import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from '../../terminal/failure.ts';
import type { LoadJob, LoadOutcome } from './load-job.ts';
import type { Program } from './program.ts';

/** Outcome of a job, with its cost for the measured server. */
export interface MeasuredLoad extends LoadOutcome {
  /** CPU time of all threads of the server, in milliseconds per request. */
  readonly cpuMs: number;
}

export interface Loader extends AsyncDisposable {
  run(job: LoadJob): Promise<LoadOutcome>;
  /** Runs a job against a program. Throws a {@link Failure} when a response has an unexpected status. */
  measure(program: Program, job: Omit<LoadJob, 'port'>, expectedStatus?: number): Promise<MeasuredLoad>;
}

/** Starts the load generator. */
export function startLoader(): Loader {
  const child = fork(new URL('./load.ts', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');

  async function run(job: LoadJob): Promise<LoadOutcome> {
    child.send(job);
    const [outcome] = (await once(child, 'message')) as [LoadOutcome | { error: string }];
    if ('error' in outcome) throw new Failure(`[bench] The load on port ${job.port} failed: ${outcome.error}`);
    return outcome;
  }

  return {
    run,
    async measure(program, job, expectedStatus = 200) {
      const before = await program.state();
      const outcome = await run({ ...job, port: program.port });
      const after = await program.state();
      if (outcome.statuses[expectedStatus] !== outcome.requests) {
        const found = JSON.stringify(outcome.statuses);
        throw new Failure(`[bench] ${job.targets[0]?.path} should give ${expectedStatus}; statuses were ${found}.`);
      }
      return { ...outcome, cpuMs: (after.cpuMs - before.cpuMs) / outcome.requests };
    },
    async [Symbol.asyncDispose]() {
      child.disconnect();
      await exited;
    },
  };
}
