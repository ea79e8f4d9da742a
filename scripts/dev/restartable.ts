import type { Child } from '../run/child.ts';
import { Failure } from '../terminal/failure.ts';
import { readErrorOutput } from './error-output.ts';

/** A program that restarts whenever its sources change. */
export interface Restartable {
  /** Resolves when the program is ready. Throws a {@link Failure} with its last output when it exits first. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** False before the first start, and after the program has exited by itself. */
  readonly isRunning: boolean;
  /** The end of the output since the last start. */
  readonly output: string;
}

/** In milliseconds. In development, requests in flight are not worth waiting for. */
const stopLimit = 20;

const describeEnd = ({ name, lastOutput }: Child, code: number) =>
  `[${name}] ended with code ${code}; the next change starts it again.\n${readErrorOutput(lastOutput())}`;

/**
 * Shows the program's output at once. A program that exits by itself stays down until the next change. If it had been
 * ready, `lost` is called with a message for the terminal.
 */
export function createRestartable(
  start: () => Child,
  ready: (child: Child) => Promise<boolean>,
  onLost: (text: string) => void,
): Restartable {
  let current: Child | undefined;
  const stop = async () => {
    const child = current;
    current = undefined;
    await child?.stop(stopLimit);
  };
  return {
    stop,
    get isRunning() {
      return current !== undefined;
    },
    get output() {
      return current?.lastOutput() ?? '';
    },
    async restart() {
      await stop();
      const child = start();
      current = child;
      child.release();
      const state = { isReady: false };
      const ended = child.exited.then((code) => {
        const text = describeEnd(child, code);
        if (child !== current) return text;
        current = undefined;
        if (state.isReady) onLost(text);
        return text;
      });
      if (!(await ready(child))) throw new Failure(await ended);
      state.isReady = true;
    },
  };
}
