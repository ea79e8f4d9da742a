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

/** Where a page is put together: one place for all of them, since each is read before the next begins. */
let page = Buffer.allocUnsafeSlow(256 * 1024);

/**
 * Gathers a whole page between a start and an end, within one call of React's. What `done` is given is overwritten by the next page: a
 * buffer of its own for each would be a tenth of a megabyte of garbage that stays until the heap is swept.
 */
export function createCollector(start: string, end: string, done: (html: Buffer) => void): Sink {
  let length = 0;
  const put = (chunk: Uint8Array | string) => {
    const size = typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk.length;
    if (length + size > page.length) {
      const larger = Buffer.allocUnsafeSlow(2 * (length + size));
      page.copy(larger, 0, 0, length);
      page = larger;
    }
    if (typeof chunk === 'string') page.write(chunk, length);
    else page.set(chunk, length);
    length += size;
  };
  put(start);
  return {
    write(chunk) {
      put(chunk);
      return true;
    },
    end() {
      put(end);
      done(page.subarray(0, length));
    },
    flush() {},
    destroy() {},
    on() {},
  };
}
