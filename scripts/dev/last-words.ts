import { isRecord } from '../../shared/data/is-record.ts';

/** How pino writes that something failed: a word, or the number that it has for it. */
const grave = new Set<unknown>(['error', 'fatal', 50, 60]);

/** An entry of a log as its reader wants it: what failed, with its stack; of anything else nothing. */
function tellEntry(entry: Record<string, unknown>): string[] {
  if (!grave.has(entry['level'])) return [];
  const { code, message, stack } = isRecord(entry['err']) ? { ...entry, ...entry['err'] } : entry;
  return [String(stack ?? message ?? code)];
}

/** What a program that has ended wrote of the reason: its complaints as they are, of its JSON log only what failed. */
export function readLastWords(output: string): string {
  const lines = output.split('\n').flatMap((line) => {
    if (!line.startsWith('{"')) return [line];
    try {
      const entry: unknown = JSON.parse(line);
      return isRecord(entry) ? tellEntry(entry) : [line];
    } catch {
      return [line];
    }
  });
  return lines.join('\n').trim();
}
