import { isRecord } from '../../shared/data/is-record.ts';

/** Levels of a program that fails. */
const grave = new Set<unknown>(['error', 'fatal']);

/** The message and stack of a log entry at error level. Empty for other levels. */
function formatEntry(entry: Record<string, unknown>): string[] {
  if (!grave.has(entry['level'])) return [];
  const { code, message, stack } = isRecord(entry['err']) ? { ...entry, ...entry['err'] } : entry;
  return [String(stack ?? message ?? code)];
}

/** The error output of a program that has ended: plain lines unchanged, and of its JSON log the errors only. */
export function readLastWords(output: string): string {
  const lines = output.split('\n').flatMap((line) => {
    if (!line.startsWith('{"')) return [line];
    try {
      const entry: unknown = JSON.parse(line);
      return isRecord(entry) ? formatEntry(entry) : [line];
    } catch {
      return [line];
    }
  });
  return lines.join('\n').trim();
}
