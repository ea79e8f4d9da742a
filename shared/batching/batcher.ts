export interface BatcherOptions<T> {
  /** Milliseconds after a send during which further items are collected. */
  windowMs: number;
  /** Maximum items of a batch. */
  mostItems: number;
  /** Maximum bytes of a batch as JSON, since servers limit the body. A larger item is sent alone. */
  mostBytes: number;
  send(batch: readonly T[]): void;
}

export interface Batcher<T> {
  add(item: T): void;
  /** Sends the collected items, for instance because the visitor leaves the page. */
  flush(): void;
}

const bytesOf = (item: unknown) => new TextEncoder().encode(JSON.stringify(item)).length + 1;

function splitBySize<T>(items: readonly T[], { mostItems, mostBytes }: BatcherOptions<T>): T[][] {
  const batches: T[][] = [];
  let bytes = 0;
  for (const item of items) {
    const size = bytesOf(item);
    const last = batches.at(-1);
    if (last && last.length < mostItems && bytes + size <= mostBytes) {
      last.push(item);
      bytes += size;
    } else {
      batches.push([item]);
      bytes = size;
    }
  }
  return batches;
}

/**
 * Sends the first item at once, and those of the following `windowMs` together, to stay below rate limits (PERF-02).
 */
export function createBatcher<T>(options: BatcherOptions<T>): Batcher<T> {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const items = waiting;
    waiting = [];
    for (const batch of splitBySize(items, options)) options.send(batch);
  };
  const openWindow = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting.length === 0) return;
      flush();
      openWindow();
    }, options.windowMs);
  };
  return {
    add(item) {
      waiting.push(item);
      if (timer !== undefined) return;
      flush();
      openWindow();
    },
    flush,
  };
}
