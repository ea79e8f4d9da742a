import * as v from 'valibot';

/** Words for types that a schema expects. */
const names: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Object: 'a JSON object',
  Array: 'a list',
};

/** `("a" | "b")` in words: `a or b`. */
const wordsOf = (expected: string) =>
  expected
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((part) => names[part] ?? part.replaceAll('"', ''))
    .join(' or ');

/** Says what is wrong with a value whose schema has no message of its own. */
function messageOf({ type, path, expected }: v.BaseIssue<unknown>): string {
  if (path && type.endsWith('object')) return expected === 'never' ? 'is not known here' : 'is missing';
  return expected === null ? 'is not valid' : `needs to be ${wordsOf(expected)}`;
}

/** Most problems that one text names. */
const mostProblems = 5;

/** The value that a schema reads, or a text that says in plain words what is wrong with it: `tags.0: needs to be a text.` */
export function readBySchema<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
): { output: T } | { problem: string } {
  // To valibot, a list is an object without the fields.
  if (Array.isArray(value) && schema.type.endsWith('object'))
    return { problem: 'The body: needs to be a JSON object.' };
  const { success, output, issues } = v.safeParse(schema, value, { abortPipeEarly: true, message: messageOf });
  if (success) return { output };
  const lines = issues.map((issue) => `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}.`);
  return { problem: [...new Set(lines)].slice(0, mostProblems).join(' ') };
}
