import { Failure } from '../terminal/failure.ts';
import { numberReader, parseOptions } from '../terminal/parse-options.ts';

export interface SoakOptions {
  readonly minutes: number;
  /** Ends the run earlier, after so many requests. */
  readonly requests: number;
  readonly isJson: boolean;
  /** File for the report as JSON. */
  readonly out: string | undefined;
}

const usage = `Usage: npm run soak -- [--minutes 30] [--requests NUMBER] [--json] [--out FILE]
  --minutes MINUTES  how long it runs (30)
  --requests NUMBER  ends it earlier, after so many requests
  --json             the report as JSON instead of a table
  --out FILE         writes the report as JSON there`;

const readNumber = numberReader('soak', usage);

const known = {
  minutes: { type: 'string' },
  requests: { type: 'string' },
  json: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;

/** Reads the arguments after `npm run soak --`. Throws a {@link Failure} with the usage when they are invalid. */
export function readSoakOptions(args: readonly string[]): SoakOptions {
  const { values, positionals } = parseOptions(args, known, usage);
  if (positionals.length > 0) throw new Failure(usage);
  return {
    minutes: readNumber('minutes', values.minutes, [1, 10_000]) ?? 30,
    requests: readNumber('requests', values.requests, [1, 1_000_000_000]) ?? Number.POSITIVE_INFINITY,
    isJson: values.json,
    out: values.out,
  };
}
