import type { Child } from '../run/child.ts';
import { Failure } from '../terminal/failure.ts';
import { readLastWords } from './last-words.ts';

/** A program that is ended and started again whenever its sources change. */
export interface Restartable {
  /** Resolves when it is ready. Throws a {@link Failure} with the program's last words when it has ended before. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** False when it was never started, or has ended by itself. */
  readonly isRunning: boolean;
}

/** In development nothing in flight is worth waiting for (ms). */
const stopLimit = 20;

const tellEnd = ({ name, lastWords }: Child, code: number) =>
  `[${name}] ended with code ${code}; the next change starts it again.\n${readLastWords(lastWords())}`;

/**
 * Its output is shown at once. When it ends by itself it stays ended until the next change; one that was ready before is `lost`, with a text
 * for people.
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
    async restart() {
      await stop();
      const child = start();
      current = child;
      child.release();
      const state = { isReady: false };
      const ended = child.exited.then((code) => {
        const text = tellEnd(child, code);
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
