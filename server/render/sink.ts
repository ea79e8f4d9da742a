import type { Writable } from 'node:stream';

/** What React's server renderer asks of its destination. */
export interface Sink {
  write(chunk: Uint8Array | string): boolean;
  end(): void;
  flush(): void;
  destroy(error?: Error): void;
  on(event: string, listener: (...args: unknown[]) => void): void;
}

/** React's types ask for a whole Writable; it calls no more of it than this. An asynchronous one would corrupt the html. */
export const asDestination = (sink: Sink) => sink as unknown as Writable;

/** Gathers a whole page. */
export function createCollector(done: (chunks: Uint8Array[]) => void): Sink {
  const chunks: Uint8Array[] = [];
  return {
    write(chunk) {
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      return true;
    },
    end: () => done(chunks),
    flush() {},
    destroy() {},
    on() {},
  };
}
