import type { Child } from '../run/child.ts';

/** A program that is ended and started again whenever its sources change. */
export interface Restartable {
  /** Resolves when it is ready: true; or has ended before: false. */
  restart(): Promise<boolean>;
  stop(): Promise<void>;
}

/** In development nothing in flight is worth waiting for (ms). */
const stopLimit = 20;

/** Its output is shown at once. When it ends by itself it stays ended until the next change. */
export function createRestartable(start: () => Child, ready: (child: Child) => Promise<boolean>): Restartable {
  let current: Child | undefined;
  const stop = async () => {
    const child = current;
    current = undefined;
    await child?.stop(stopLimit);
  };
  return {
    stop,
    async restart() {
      await stop();
      const child = start();
      current = child;
      child.release();
      void child.exited.then((code) => {
        if (child === current)
          console.error(`[${child.name}] ended with code ${code}; the next change starts it again.`);
      });
      return ready(child);
    },
  };
}
