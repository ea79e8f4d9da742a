import { randomInt } from 'node:crypto';
import { Failure } from '../terminal/failure.ts';
import { numberReader, parseOptions } from '../terminal/parse-options.ts';

export interface FuzzOptions {
  readonly requests: number;
  /** The same seed makes the same requests. */
  readonly seed: number;
}

const usage = `Usage: npm run fuzz -- [--requests 200000] [--seed SEED]
  --requests NUMBER  how many odd requests are sent (200000)
  --seed SEED        repeats the requests of that run (FUZZ_SEED, else a random one)`;

const readNumber = numberReader('fuzz', usage);

/** Reads the arguments after `npm run fuzz --`. Throws a {@link Failure} with the usage when they are invalid. */
export function readFuzzOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): FuzzOptions {
  const options = { requests: { type: 'string' }, seed: { type: 'string' } } as const;
  const { values, positionals } = parseOptions(args, options, usage);
  if (positionals.length > 0) throw new Failure(usage);
  return {
    requests: readNumber('requests', values.requests, [1, 100_000_000]) ?? 200_000,
    seed: readNumber('seed', values.seed ?? environment['FUZZ_SEED'], [0, 2 ** 31 - 1]) ?? randomInt(2 ** 31),
  };
}
