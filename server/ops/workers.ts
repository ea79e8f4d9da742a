import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from './log.ts';

const replaceAfterMs = 1_000;

export interface WorkersOptions {
  count: number;
  /** What workers find in their environment besides this process's own. */
  environment: Readonly<Record<string, string>>;
  log: Log;
}

/**
 * Runs the server in several processes that share its port, each with a page cache of its own. A worker that is lost is replaced; one
 * that finds that it cannot listen ends them all, since the next would fare no better. At SIGTERM every worker drains by itself.
 * Resolves with the exit code when the last one has gone.
 */
export async function runWorkers({ count, environment, log }: WorkersOptions): Promise<number> {
  // Not `cluster.workers`: that one still holds a worker that has exited while its channel is being closed.
  const running = new Set<Worker>();
  const { promise: gone, resolve: end } = Promise.withResolvers<void>();
  let isLeaving = false;
  let hasServed = false;
  let exitCode = 0;

  const leave = () => {
    isLeaving = true;
    for (const worker of running) worker.process.kill('SIGTERM');
    if (running.size === 0) end();
  };

  /** Resolves when the worker listens, or has ended instead. */
  function start(): Promise<unknown> {
    const worker: Worker = cluster.fork(environment);
    running.add(worker);
    let hasListened = false;
    worker.once('listening', () => (hasListened = hasServed = true));
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      if (isLeaving) {
        // One that has only just begun ends by the signal itself.
        exitCode ||= code ?? (signal === 'SIGTERM' ? 0 : 1);
        if (running.size === 0) end();
        return;
      }
      // One that was killed, for its memory perhaps, could not say why; one that ended by itself has.
      if (hasListened || signal)
        log.error({ code: 'server.worker.lost', pid: worker.process.pid, exitCode: code, signal });
      if (hasListened || (signal && hasServed)) {
        // One that is lost again and again must not keep the machine busy with its starts.
        setTimeout(() => void (isLeaving || start()), replaceAfterMs);
        return;
      }
      exitCode = code || 1;
      leave();
    });
    return Promise.race([once(worker, 'listening'), once(worker, 'exit')]);
  }

  // For as long as it lives: without a listener a second signal would end it before its workers.
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  // The first alone, so that what is wrong is said once.
  await start();
  for (let index = 1; index < count && !isLeaving; index += 1) void start();
  await gone;
  return exitCode;
}
