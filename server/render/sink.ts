import type { Writable } from 'node:stream';

/** Methods that React's server renderer calls on its destination. */
export interface Sink {
  write(chunk: Uint8Array | string): boolean;
  end(): void;
  flush(): void;
  destroy(error?: Error): void;
  on(event: string, listener: (...args: unknown[]) => void): void;
}

/**
 * React's types require a Writable, but React calls only these methods. An asynchronous sink would corrupt the HTML.
 */
export const asDestination = (sink: Sink) => sink as unknown as Writable;

/** Reused buffer for complete pages: each page is consumed before the next one begins. */
let page = Buffer.allocUnsafeSlow(256 * 1024);

/**
 * Collects a complete page between a start and an end, within one synchronous call of React. The next page overwrites
 * the buffer that `done` receives. A new buffer for each page would be a tenth of a megabyte of garbage until the next full
 * collection.
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
