import type { Rule } from './rule.ts';
import { isCode, type SourceFile } from './sources.ts';

const document = 'tests/REQUIREMENTS.md';

/** Ids of the requirements that the document lists. */
export const requirementIds = (text: string): string[] =>
  [...text.matchAll(/^- \*\*([A-Z\d]+-\d\d)\*\* /gm)].map(([, id = '']) => id);

/** Ids at the start of titles. Titles of `it.each` follow its table, so every string of a test that starts with ids counts. */
export function citedIds(tests: readonly SourceFile[]): Map<string, string> {
  const cited = new Map<string, string>();
  for (const { path, text } of tests)
    for (const [, ids = ''] of text.matchAll(/['"`]((?:[A-Z][A-Z\d]*-\d\d(?![\w-]),? ?)+)/g))
      for (const id of ids.match(/[A-Z\d]+-\d\d/g) ?? []) if (!cited.has(id)) cited.set(id, path);
  return cited;
}

/** Cited ids that are not listed, and listed ones that no title cites. */
export function compareRequirements(text: string, tests: readonly SourceFile[]) {
  const listed = requirementIds(text);
  const cited = citedIds(tests);
  return {
    unknown: [...cited].filter(([id]) => !listed.includes(id)),
    uncited: listed.filter((id) => !cited.has(id)),
    repeated: listed.filter((id, index) => listed.indexOf(id) !== index),
  };
}

export const requirements: Rule = {
  name: 'requirements are listed',
  find({ files }) {
    const text = files.find(({ path }) => path === document)?.text ?? '';
    const tests = files.filter((file) => file.path.startsWith('tests/') && isCode(file));
    const { unknown, uncited, repeated } = compareRequirements(text, tests);
    return {
      problems: [
        ...unknown.map(([id, path]) => `${path} cites ${id}, which ${document} does not list.`),
        ...repeated.map((id) => `${document} lists ${id} twice.`),
      ],
      warnings: uncited.length > 0 ? [`no test cites ${uncited.join(', ')}`] : [],
    };
  },
};
