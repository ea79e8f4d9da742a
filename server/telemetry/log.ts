import { type DestinationStream, pino } from 'pino';
import { activeSpan } from './span.ts';

/** Every log code of the server. Dashboards and alerts depend on these names, so never reuse one. */
export const logCodes = [
  'config.unknown',
  'server.ready',
  'admin.ready',
  'server.draining',
  'server.stopped',
  'server.crashed',
  'server.worker.lost',
  'log.dropped',
  'request.done',
  'request.refused',
  'page.joined',
  'page.failed',
  'page.render.error',
  'page.render.late',
  'cache.unavailable',
  'cache.available',
  'cache.full',
  'purge.done',
  'purge.failed',
  'purge.missed',
  'upstream.failed',
  'upstream.itemsDropped',
  'upstream.late',
  'upstream.skipped',
  'upstream.stale',
  'upstream.breaker.open',
  'upstream.breaker.closed',
  'proxy.failed',
  'picture.failed',
  'post.refused',
  'post.failed',
  'sitemap.failed',
  'trace.export.failed',
  'trace.export.resumed',
] as const;
export type LogCode = (typeof logCodes)[number];

export type LogLine = { code: LogCode } & Readonly<Record<string, unknown>>;

/** JSON lines, each with a stable code. */
export interface Log {
  info(entry: LogLine): void;
  warn(entry: LogLine): void;
  error(entry: LogLine): void;
  /** Starts writing the buffered lines without waiting. */
  flush(): void;
  /** Writes the buffered lines synchronously, for a process that exits. */
  flushSync(): void;
}

/** Log fields of a thrown value. */
export function errorFields(error: unknown): { message: string; stack: string | undefined } {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, stack };
}

/**
 * An entry of a request with the id of its trace. Handlers of events run outside their request and give the id
 * themselves.
 */
function withTrace(entry: LogLine): LogLine {
  if (!('requestId' in entry) || 'traceId' in entry) return entry;
  const traceId = activeSpan()?.context.traceId;
  return traceId === undefined ? entry : { ...entry, traceId };
}

/** Bytes buffered when the output is not read. Further lines are dropped, and their number is logged. */
const mostWaiting = 16 * 1024 * 1024;

/** Lines are buffered to save system calls under load. `flush` writes the rest. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const output = destination
    ? undefined
    : pino.destination({ dest: 1, sync: false, minLength: 4096, maxLength: mostWaiting });
  const logger = pino(
    {
      level,
      base: { app: 'site' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? output,
  );
  if (output) {
    setInterval(() => output.flush(), 1000).unref();
    outlastFailures(output);
    countDropped(output, (lines) => logger.error({ code: 'log.dropped', lines }));
  }
  return {
    info: (entry) => logger.info(withTrace(entry)),
    warn: (entry) => logger.warn(withTrace(entry)),
    error: (entry) => logger.error(withTrace(entry)),
    // Not the logger's: that one adds listeners, which pile up while the output is not read.
    flush: () => output?.flush(),
    flushSync() {
      try {
        output?.flushSync();
      } catch {
        // The output was never opened, so nothing was logged.
      }
    },
  };
}

/**
 * Keeps the process alive, and able to exit, while its output can't be written, as on a full disk. Lines wait for space:
 * each flush tries again.
 */
function outlastFailures(output: ReturnType<typeof pino.destination>) {
  const flushSync = output.flushSync.bind(output);
  output.on('error', () => {
    // It would retry for ever, and pino calls it when the process exits.
    output.flushSync = () => undefined;
  });
  output.on('write', () => {
    output.flushSync = flushSync;
  });
}

/** Logs the number of dropped lines once there is space again. */
function countDropped(output: ReturnType<typeof pino.destination>, report: (lines: number) => void) {
  let dropped = 0;
  output.on('drop', () => (dropped += 1));
  output.on('drain', () => {
    if (dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    report(lines);
  });
}
