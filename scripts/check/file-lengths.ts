import type { Rule } from './rule.ts';
import type { SourceFile } from './sources.ts';

/** Limits in lines: of the longest file, of the 90th percentile, of the median. */
const limits = { longest: 400, ninth: 240, median: 70 };

const lines = ({ text }: SourceFile) => text.replace(/\n$/, '').split('\n').length;

/** Files above the length limit, and percentiles above theirs. */
export function longFiles(files: readonly SourceFile[]): string[] {
  const measured = files
    .filter(({ path }) => /\.(tsx?|mjs|css)$/.test(path))
    .map((file) => ({ path: file.path, lines: lines(file) }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => measured[Math.floor(measured.length * share)]?.lines ?? 0;
  const tooMany = (share: string, found: number, limit: number) =>
    found > limit ? [`${share} of all files has more than ${found - 1} lines; it should have at most ${limit}.`] : [];
  return [
    ...measured
      .filter((file) => file.lines > limits.longest)
      .map(
        (file) =>
          `${file.path} has ${file.lines} lines; a file may have ${limits.longest}: it holds more than one thing.`,
      ),
    ...tooMany('Every second', at(0.5), limits.median),
    ...tooMany('One in ten', at(0.9), limits.ninth),
  ];
}

export const fileLengths: Rule = { name: 'files are short', find: ({ files }) => longFiles(files) };
