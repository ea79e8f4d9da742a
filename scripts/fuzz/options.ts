import { randomInt } from 'node:crypto';
import { type CommandLine, numberReader, parseCommandLine } from '../terminal/command-line.ts';

export interface FuzzOptions {
  readonly requests: number;
  /** The same seed makes the same requests. */
  readonly seed: number;
}

const commandLine = {
  name: 'fuzz',
  summary: 'Sends odd requests to a built site over raw sockets.',
  options: {
    requests: { type: 'string', value: 'NUMBER', default: '200000', help: 'how many requests are sent' },
    seed: { type: 'string', value: 'SEED', help: 'repeats the requests of that run (FUZZ_SEED, else a random one)' },
  },
} as const satisfies CommandLine;

const readNumber = numberReader(commandLine);

/** Reads the arguments after `npm run fuzz --`. Throws a Failure with the usage when they are invalid. */
export function readFuzzOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): FuzzOptions {
  const { values } = parseCommandLine(commandLine, args);
  return {
    requests: readNumber('requests', values.requests, [1, 100_000_000]),
    seed: readNumber('seed', values.seed ?? environment['FUZZ_SEED'], [0, 2 ** 31 - 1]) ?? randomInt(2 ** 31),
  };
}
