import cluster from 'node:cluster';
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ProgramState, StateQuestion } from './program-state.ts';

// Preloaded into every measured program. Reports the process's internal state over the IPC channel.

let renders = 0;
subscribe('site.render', () => (renders += 1));

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function readState(): ProgramState {
  const { user, system } = process.cpuUsage();
  const { heapUsed, external } = process.memoryUsage();
  return {
    cpuMs: (user + system) / 1000,
    workersCpuMs: [],
    retainedBytes: heapUsed + external,
    renders,
  };
}

/** Workers run this module too and report in turn. */
async function readWithWorkers(question: StateQuestion): Promise<ProgramState> {
  const workers = Object.values(cluster.workers ?? {}).map(async (worker) => {
    worker?.send(question);
    const [state] = worker ? await once(worker, 'message') : [];
    return state as ProgramState;
  });
  const states = await Promise.all(workers);
  const own = readState();
  const sum = (of: (state: ProgramState) => number) => states.reduce((total, state) => total + of(state), of(own));
  return {
    cpuMs: sum(({ cpuMs }) => cpuMs),
    workersCpuMs: states.map(({ cpuMs }) => cpuMs),
    retainedBytes: sum(({ retainedBytes }) => retainedBytes),
    renders: sum((state) => state.renders),
  };
}

process.on('message', (question: Partial<StateQuestion>) => {
  // Child processes of the program load the probe too, and have IPC messages of their own, which a report would
  // disturb.
  const { collectFirst } = question;
  if (collectFirst === undefined) return;
  // Finalizers run between two collections.
  if (collectFirst) collect();
  setImmediate(() => {
    if (collectFirst) collect();
    void readWithWorkers({ collectFirst }).then((state) => process.send?.(state));
  });
});
// The benchmark has ended, and nothing else would stop this process.
process.on('disconnect', () => process.exit());
