import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from '../telemetry/log.ts';

/** Delay before a crashed worker is replaced. It doubles with each crash, so that a crash loop does not use all CPU time. */
const shortestDelayMs = 1_000;
const longestDelayMs = 30_000;
/** A worker that has run for this long is not part of a crash loop. */
const steadyMs = 60_000;

export interface WorkersOptions {
  count: number;
  /** Environment variables of the workers, besides this process's own. */
  environment: Readonly<Record<string, string>>;
  log: Log;
}

/**
 * Runs the server in several processes that share its port, each with its own page cache. A crashed worker is replaced,
 * later after each crash in a row. A worker that cannot listen stops all, since the next would fail too. On SIGTERM every worker drains itself. Resolves
 * with the exit code when the last one has exited.
 */
export async function runWorkers({ count, environment, log }: WorkersOptions): Promise<number> {
  // Not `cluster.workers`: that one still lists an exited worker while its channel is being closed.
  const running = new Set<Worker>();
  const { promise: allExited, resolve: end } = Promise.withResolvers<void>();
  let isShuttingDown = false;
  let hasServed = false;
  let exitCode = 0;
  /** Workers lost in a row, each soon after its start. */
  let losses = 0;

  const shutDown = () => {
    isShuttingDown = true;
    for (const worker of running) worker.process.kill('SIGTERM');
    if (running.size === 0) end();
  };

  /** Resolves when the worker listens or has exited. */
  function start(): Promise<unknown> {
    const worker: Worker = cluster.fork(environment);
    running.add(worker);
    const startedAt = performance.now();
    let hasListened = false;
    worker.once('listening', () => (hasListened = hasServed = true));
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      if (isShuttingDown) {
        // A worker that is still starting exits on the signal itself.
        exitCode ||= code ?? (signal === 'SIGTERM' ? 0 : 1);
        if (running.size === 0) end();
        return;
      }
      losses = performance.now() - startedAt < steadyMs ? losses + 1 : 1;
      const replacedInMs = Math.min(shortestDelayMs * 2 ** (losses - 1), longestDelayMs);
      const isReplaced = hasListened || (signal !== null && hasServed);
      // A worker that exits before listening has logged why. One that was killed, perhaps for its memory, has not.
      if (hasListened || signal) {
        const { pid } = worker.process;
        log.error({
          code: 'server.worker.lost',
          pid,
          exitCode: code,
          signal,
          ...(isReplaced && { losses, replacedInMs }),
        });
      }
      if (isReplaced) {
        setTimeout(() => void (isShuttingDown || start()), replacedInMs);
        return;
      }
      exitCode = code || 1;
      shutDown();
    });
    return Promise.race([once(worker, 'listening'), once(worker, 'exit')]);
  }

  // These handlers stay, since a second signal would otherwise kill this process before its workers.
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
  // Start the first worker alone, so that a configuration error is logged once.
  await start();
  for (let index = 1; index < count && !isShuttingDown; index += 1) void start();
  await allExited;
  return exitCode;
}
