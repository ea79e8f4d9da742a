import { parse, YAMLParseError } from 'yaml';
import { UnreadableError } from './problem.ts';

export type Fields = Readonly<Record<string, unknown>>;

const parts = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/;

function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [line] = error.linePos ?? [];
    const reason = error.message
      .split('\n', 1)
      .join('')
      .replace(/ at line .*$/, '');
    // The first line of the file is the fence.
    throw new UnreadableError(`line ${(line?.line ?? 0) + 1} is no YAML (${reason}); quote texts that hold ": "`);
  }
}

/** The fields of a Markdown file's front matter, with what follows as `body`. Throws an {@link UnreadableError}. */
export function parseMarkdownFile(text: string): Fields {
  if (text.includes('\r')) throw new UnreadableError('has line ends of another system; it needs LF');
  const [whole, head = '', body = ''] = parts.exec(text) ?? [];
  if (whole === undefined) throw new UnreadableError('needs front matter between two lines of "---" at its beginning');
  const fields = parseYaml(head);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new UnreadableError('needs fields with names in its front matter');
  }
  return { ...fields, body: body.trim() };
}

/** The value of a JSON file. Throws an {@link UnreadableError}. */
export function parseJsonFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableError(`is no JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}

export const parseContent = (name: string, text: string): unknown =>
  name.endsWith('.json') ? parseJsonFile(text) : parseMarkdownFile(text);
