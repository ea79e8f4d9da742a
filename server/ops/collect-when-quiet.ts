import type { Server } from 'node:http';

/** Requests after which there is enough to collect. What was compiled is given back too, so that the next hundred pages take a quarter longer. */
const workedAfter = 2_000;
/** So few requests in a look's time are those of monitors and load balancers. */
const quietUpTo = 10;

export interface QuietOptions {
  /** Gives back all the memory that can be; it may stop the process for a tenth of a second. */
  collect(): void;
  /** Time between looks, in milliseconds. */
  lookMs?: number;
}

/**
 * Collects garbage once a server that has worked is left in peace. V8 would by itself, but it measures how busy a program is by its
 * collections: one that served thousands of pages and then nobody is taken for busy, and keeps a quarter of its memory for ever.
 */
export function collectWhenQuiet(http: Server, { collect, lookMs = 5_000 }: QuietOptions): void {
  let worked = 0;
  let sinceLook = 0;
  http.on('request', () => {
    sinceLook += 1;
  });
  const looking = setInterval(() => {
    worked += sinceLook;
    const isQuiet = sinceLook <= quietUpTo;
    sinceLook = 0;
    if (!isQuiet || worked < workedAfter) return;
    worked = 0;
    collect();
  }, lookMs).unref();
  http.once('close', () => clearInterval(looking));
}
