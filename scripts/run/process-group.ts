import type { Child } from './child.ts';
import { onParentGone } from './parent.ts';

/** Programs that run and end together. */
export interface ProcessGroup {
  add(child: Child): Child;
  /** Ends all. A limit (ms) overrules how long each may take. */
  stop(limit?: number): Promise<void>;
  /** The code to exit with, once all have ended: that of the first to end by itself, or 0 after a signal. */
  readonly ended: Promise<number>;
}

/** From now on a signal, or the end of any of its programs, ends the whole group. A second signal ends it at once. */
export function createProcessGroup(): ProcessGroup {
  const children: Child[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  let stopping = false;

  // Last started first: the later ones call the earlier.
  const stop = async (limit?: number) => {
    stopping = true;
    for (const child of children.toReversed()) await child.stop(limit);
  };
  const end = (code: number) => {
    if (!stopping) void stop().then(() => resolve(code));
  };
  const onSignal = () => (stopping ? void stop(0) : end(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  onParentGone(() => end(0));

  return {
    ended,
    stop,
    add(child) {
      children.push(child);
      void child.exited.then((code) => {
        if (!stopping) console.error(`[${child.name}] ended with code ${code}.`);
        end(code);
      });
      return child;
    },
  };
}
