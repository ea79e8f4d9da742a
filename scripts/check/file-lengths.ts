import type { Rule } from './rule.ts';
import type { SourceFile } from './sources.ts';

/** Lines of the longest file. No percentile has a limit: it would reward splitting what belongs together. */
const longest = 400;

const lines = ({ text }: SourceFile) => text.replace(/\n$/, '').split('\n').length;

/** Files above the length limit. */
export function longFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.(tsx?|mjs|css)$/.test(path))
    .filter((file) => lines(file) > longest)
    .map((file) => `${file.path} has ${lines(file)} lines; a file may have ${longest}: it holds more than one thing.`);
}

export const fileLengths: Rule = { name: 'files are short', find: ({ files }) => longFiles(files) };
