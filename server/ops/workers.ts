import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from './log.ts';

const replaceAfterMs = 1_000;

export interface WorkersOptions {
  count: number;
  /** Environment variables of the workers, besides this process's own. */
  environment: Readonly<Record<string, string>>;
  log: Log;
}

/**
 * Runs the server in several processes that share its port, each with its own page cache. A crashed worker is replaced.
 * A worker that cannot listen stops all, since the next would fail too. On SIGTERM every worker drains itself. Resolves
 * with the exit code when the last one has exited.
 */
export async function runWorkers({ count, environment, log }: WorkersOptions): Promise<number> {
  // Not `cluster.workers`: that one still lists an exited worker while its channel is being closed.
  const running = new Set<Worker>();
  const { promise: gone, resolve: end } = Promise.withResolvers<void>();
  let isShuttingDown = false;
  let hasServed = false;
  let exitCode = 0;

  const leave = () => {
    isShuttingDown = true;
    for (const worker of running) worker.process.kill('SIGTERM');
    if (running.size === 0) end();
  };

  /** Resolves when the worker listens or has exited. */
  function start(): Promise<unknown> {
    const worker: Worker = cluster.fork(environment);
    running.add(worker);
    let hasListened = false;
    worker.once('listening', () => (hasListened = hasServed = true));
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      if (isShuttingDown) {
        // A worker that is still starting dies from the signal itself.
        exitCode ||= code ?? (signal === 'SIGTERM' ? 0 : 1);
        if (running.size === 0) end();
        return;
      }
      // A worker that exits before listening has logged why. One that was killed, perhaps for its memory, has not.
      if (hasListened || signal)
        log.error({ code: 'server.worker.lost', pid: worker.process.pid, exitCode: code, signal });
      if (hasListened || (signal && hasServed)) {
        // The delay keeps repeated crashes from using all CPU time.
        setTimeout(() => void (isShuttingDown || start()), replaceAfterMs);
        return;
      }
      exitCode = code || 1;
      leave();
    });
    return Promise.race([once(worker, 'listening'), once(worker, 'exit')]);
  }

  // These handlers stay, since a second signal would otherwise kill this process before its workers.
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  // Start the first worker alone, so that a configuration error is logged once.
  await start();
  for (let index = 1; index < count && !isShuttingDown; index += 1) void start();
  await gone;
  return exitCode;
}
