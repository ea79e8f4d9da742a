import { type CommandLine, parseCommandLine, usageFailure } from '../terminal/command-line.ts';
import { type SectionName, sectionNames } from './section-names.ts';

/** Options of the command. */
export type BenchOptions =
  | { readonly kind: 'compare'; readonly before: string; readonly after: string }
  | {
      readonly kind: 'measure';
      readonly only: readonly SectionName[];
      readonly isQuick: boolean;
      /** Output file for the figures. */
      readonly out: string;
    };

const commandLine = {
  name: 'bench',
  summary: 'Measures speed and size, or compares two results.',
  forms: ['', '--compare BEFORE.json AFTER.json'],
  options: {
    only: { type: 'string', value: 'NAMES', default: sectionNames.join(','), help: 'what is measured' },
    quick: { type: 'boolean', default: false, help: 'fewer and shorter runs' },
    out: { type: 'string', value: 'FILE', help: 'file for the figures (bench-results/<time>.json)' },
    compare: { type: 'boolean', default: false, help: 'compares two such files' },
  },
} as const satisfies CommandLine;

const isSection = (name: string): name is SectionName => sectionNames.some((known) => known === name);

/** Reads the arguments after `npm run bench --`. Throws a Failure with the usage when they are invalid. */
export function readBenchOptions(args: readonly string[], now: Date): BenchOptions {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '');
  const { values, positionals } = parseCommandLine(commandLine, args);
  const [before, after, ...rest] = positionals;
  if (values.compare) {
    if (before === undefined || after === undefined || rest.length > 0) throw usageFailure(commandLine);
    return { kind: 'compare', before, after };
  }
  const requested = values.only.split(',');
  if (positionals.length > 0 || !requested.every(isSection)) throw usageFailure(commandLine);
  const only = sectionNames.filter((name) => requested.includes(name));
  return { kind: 'measure', only, isQuick: values.quick, out: values.out ?? `bench-results/${stamp}.json` };
}
