import type { Child } from './child.ts';
import { onParentGone } from './parent.ts';

/** Child processes that run and end together. */
export interface ProcessGroup {
  add(child: Child): Child;
  /** Stops all. A limit (ms) overrides each child's own. */
  stop(limit?: number): Promise<void>;
  /** Exit code once all have ended: of the first to exit by itself, or 0 after a signal. */
  readonly ended: Promise<number>;
}

/** A signal, or the exit of any child, stops the whole group. A second signal kills it. */
export function createProcessGroup(): ProcessGroup {
  const children: Child[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  let stopping = false;

  // In reverse order of start: later programs call earlier ones.
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
