import { constants } from 'node:os';
import { Failure } from '../terminal/failure.ts';

/** Thrown when a signal ends a script. */
export class Interrupted extends Failure {
  override name = 'Interrupted';
  /** 128 and the number of the signal, as shells report it. */
  readonly exitCode: number;

  constructor(scope: string, signal: NodeJS.Signals) {
    super(`[${scope}] Stopped by ${signal}.`);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/**
 * Runs work until it ends or SIGINT, SIGTERM or SIGHUP arrives, which `until` turns into an {@link Interrupted} error.
 * `work` itself must dispose of everything that it has started when `until` rejects. A second signal ends the process
 * at once.
 */
export async function untilInterrupted(
  scope: string,
  work: (until: <Value>(wait: Promise<Value>) => Promise<Value>) => Promise<void>,
): Promise<void> {
  const { promise: interruption, reject } = Promise.withResolvers<never>();
  interruption.catch(() => undefined);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  let interrupted: Interrupted | undefined;
  const ignore = () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    ignore();
    interrupted = new Interrupted(scope, signal);
    reject(interrupted);
  };
  for (const signal of signals) process.on(signal, onSignal);
  try {
    await work((wait) => Promise.race([wait, interruption]));
  } catch (error) {
    // In a terminal, child processes get the signal too, and their end is an error of its own.
    throw interrupted ?? error;
  } finally {
    ignore();
  }
  if (interrupted) throw interrupted;
}
