import { isRecord } from '../../shared/data/is-record.ts';

/** Log levels of failures. */
const failureLevels = new Set<unknown>(['error', 'fatal']);

function parseEntry(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{"')) return undefined;
  try {
    const entry: unknown = JSON.parse(line);
    return isRecord(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** The message and stack of a log entry at error level. Empty for other levels. */
function formatEntry(entry: Record<string, unknown>): string[] {
  if (!failureLevels.has(entry['level'])) return [];
  const { code, message, stack } = isRecord(entry['err']) ? { ...entry, ...entry['err'] } : entry;
  return [String(stack ?? message ?? code)];
}

/** The error output of a program that has ended: plain lines unchanged, and of its JSON log the errors only. */
export function readErrorOutput(output: string): string {
  const lines = output.split('\n').flatMap((line) => {
    const entry = parseEntry(line);
    return entry ? formatEntry(entry) : [line];
  });
  return lines.join('\n').trim();
}

/** Invalid content files in the services' log. Undefined when the services did not read the content. */
export function readContentProblems(output: string): string | undefined {
  const entries = output
    .split('\n')
    .map(parseEntry)
    .filter((entry) => entry !== undefined);
  if (!entries.some(({ code }) => code === 'content.loaded')) return undefined;
  return entries
    .filter(({ code }) => code === 'content.problem')
    .map(({ path, says }) => `${String(path)}: ${String(says)}`)
    .join('\n');
}
