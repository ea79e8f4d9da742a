import type { Log } from './log.ts';

const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20);

/** Gives back all the memory that can be, which may stop the process for a tenth of a second, and logs how much that was. */
export function collect(gc: NodeJS.GCFunction, log: Log): void {
  const before = process.memoryUsage.rss();
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  log.info({ code: 'memory.collected', fromMiB: mebibytes(before), toMiB: mebibytes(process.memoryUsage.rss()) });
}
