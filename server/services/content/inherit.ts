import * as v from 'valibot';
import type { ContentProblem } from './problem.ts';
import { parseJsonFile } from './front-matter.ts';
import type { ContentSource } from './sources.ts';

/** A file of a culture's contents, its own or an inherited one. */
export interface ContentFile extends ContentSource {
  inherited: boolean;
}

/** Lists the files that a culture does not inherit: `["promotions/bingo-drop-pots.md"]`. */
const absentName = 'absent.json';
const absentList = v.array(v.string());

function readAbsent(own: readonly ContentSource[], problems: ContentProblem[]): readonly string[] {
  const source = own.find(({ name }) => name === absentName);
  if (!source) return [];
  try {
    return v.parse(absentList, parseJsonFile(source.text));
  } catch {
    problems.push({ path: source.path, says: 'needs a list of file names such as "promotions/welcome.md"' });
    return [];
  }
}

/**
 * A culture's files: its own, and those of the culture that it inherits from where it has none. Files in its list of
 * absent ones are left out.
 */
export function inheritFiles(
  own: readonly ContentSource[],
  base: readonly ContentSource[],
): { files: ContentFile[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const absent = readAbsent(own, problems);
  const present = own.filter(({ name }) => name !== absentName);
  const taken = new Set([...absent, ...present.map(({ name }) => name)]);
  const baseNames = new Set(base.map(({ name }) => name));
  const path = own.find(({ name }) => name === absentName)?.path ?? absentName;
  for (const name of absent) {
    if (!baseNames.has(name)) problems.push({ path, says: `names "${name}", which could not be taken over` });
  }
  const inherited = base.filter(({ name }) => !taken.has(name));
  return {
    files: [
      ...present.map((source) => ({ ...source, inherited: false })),
      ...inherited.map((source) => ({ ...source, inherited: true })),
    ],
    problems,
  };
}
