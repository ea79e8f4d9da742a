/** Responses that wait under a name until a release. */
export function createHolds() {
  const waiting = new Map<string, Set<() => void>>();
  return {
    /** Resolves when the name is released or the signal aborts. */
    wait(name: string, signal: AbortSignal): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const others = waiting.get(name) ?? new Set();
      waiting.set(name, others.add(resolve));
      signal.addEventListener('abort', () => resolve(), { once: true });
      return promise.finally(() => others.delete(resolve));
    },
    /** Releases the responses that wait under the name, or all of them. Returns their number. */
    release(name?: string): number {
      const names = name === undefined ? [...waiting.keys()] : [name];
      const released = names.flatMap((each) => [...(waiting.get(each) ?? [])]);
      for (const each of names) waiting.delete(each);
      for (const resolve of released) resolve();
      return released.length;
    },
  };
}
export type Holds = ReturnType<typeof createHolds>;
