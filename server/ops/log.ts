import { type DestinationStream, pino } from 'pino';

/** Every event that the server logs. Dashboards and alerts hang on these names: they are never reused. */
export const logCodes = [
  'server.ready',
  'server.draining',
  'server.stopped',
  'server.crashed',
  'server.worker.lost',
  'log.dropped',
  'memory.collected',
  'request.done',
  'request.refused',
  'page.failed',
  'page.render.error',
  'page.render.late',
  'upstream.failed',
  'upstream.itemsDropped',
  'upstream.stale',
  'upstream.breaker.open',
  'upstream.breaker.closed',
  'passon.failed',
  'picture.failed',
  'post.refused',
  'post.failed',
  'sitemap.failed',
] as const;
export type LogCode = (typeof logCodes)[number];

export type LogEntry = { code: LogCode } & Readonly<Record<string, unknown>>;

/** JSON lines with a stable code each. */
export interface Log {
  info(entry: LogEntry): void;
  warn(entry: LogEntry): void;
  error(entry: LogEntry): void;
  /** Writes soon what has been gathered, and waits for nothing. */
  flush(): void;
  /** Writes what has been gathered before it returns: for a process that ends. */
  flushSync(): void;
}

/** What an entry says of something that was thrown. */
export function errorFields(error: unknown): { message: string; stack: string | undefined } {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, stack };
}

/** What waits to be written when nobody reads the output (bytes); further lines are dropped, and told of by number. */
const mostWaiting = 16 * 1024 * 1024;

/** Lines are gathered before they are written, so that a busy second costs few system calls; `flush` writes what is left. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const output = destination
    ? undefined
    : pino.destination({ dest: 1, sync: false, minLength: 4096, maxLength: mostWaiting });
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? output,
  );
  if (output) {
    setInterval(() => logger.flush(), 1000).unref();
    countDropped(output, (lines) => logger.error({ code: 'log.dropped', lines }));
  }
  return {
    info: (entry) => logger.info(entry),
    warn: (entry) => logger.warn(entry),
    error: (entry) => logger.error(entry),
    flush: () => logger.flush(),
    flushSync() {
      try {
        output?.flushSync();
      } catch {
        // It was never opened: nothing was logged.
      }
    },
  };
}

/** Tells how many lines were dropped once there is room again. */
function countDropped(output: ReturnType<typeof pino.destination>, tell: (lines: number) => void) {
  let dropped = 0;
  output.on('drop', () => (dropped += 1));
  output.on('drain', () => {
    if (dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    tell(lines);
  });
}
