import { Failure } from '../terminal/failure.ts';
import { parseOptions } from '../terminal/parse-options.ts';
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

const usage = `Usage: npm run bench -- [--only ${sectionNames.join(',')}] [--quick] [--out file.json]
       npm run bench -- --compare before.json after.json`;

const isSection = (name: string): name is SectionName => sectionNames.some((known) => known === name);

const known = (out: string) =>
  ({
    compare: { type: 'boolean', default: false },
    only: { type: 'string', default: sectionNames.join(',') },
    quick: { type: 'boolean', default: false },
    out: { type: 'string', default: out },
  }) as const;

/** Reads the arguments after `npm run bench --`. Throws a {@link Failure} with the usage when they are invalid. */
export function readBenchOptions(args: readonly string[], now: Date): BenchOptions {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '');
  const { values, positionals } = parseOptions(args, known(`bench-results/${stamp}.json`), usage);
  const [before, after, ...rest] = positionals;
  if (values.compare) {
    if (before === undefined || after === undefined || rest.length > 0) throw new Failure(usage);
    return { kind: 'compare', before, after };
  }
  const requested = values.only.split(',');
  if (positionals.length > 0 || !requested.every(isSection)) throw new Failure(usage);
  const only = sectionNames.filter((name) => requested.includes(name));
  return { kind: 'measure', only, isQuick: values.quick, out: values.out };
}
