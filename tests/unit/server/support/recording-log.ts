import type { Log, LogLine } from '../../../../server/telemetry/log.ts';

/** A log that records its entries with their level. */
export function recordingLog() {
  const entries: (LogLine & { level: string })[] = [];
  const at = (level: string) => (entry: LogLine) => void entries.push({ level, ...entry });
  const log: Log = {
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    flush() {},
    flushSync() {},
  };
  return { log, entries, codes: () => entries.map(({ code }) => code) };
}
