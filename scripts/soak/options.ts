import { type CommandLine, numberReader, parseCommandLine } from '../terminal/command-line.ts';

export interface SoakOptions {
  readonly minutes: number;
  /** Ends the run earlier, after this number of requests. */
  readonly requests: number;
  readonly isJson: boolean;
  /** File for the report as JSON. */
  readonly out: string | undefined;
}

const commandLine = {
  name: 'soak',
  summary: 'Sends mixed requests to two instances, and fails for an error or growth.',
  options: {
    minutes: { type: 'string', value: 'MINUTES', default: '30', help: 'how long it runs' },
    requests: { type: 'string', value: 'NUMBER', help: 'ends it earlier, after so many requests' },
    json: { type: 'boolean', default: false, help: 'prints the report as JSON instead of a table' },
    out: { type: 'string', value: 'FILE', help: 'writes the report as JSON there' },
  },
} as const satisfies CommandLine;

const readNumber = numberReader(commandLine);

/** Reads the arguments after `npm run soak --`. Throws a Failure with the usage when they are invalid. */
export function readSoakOptions(args: readonly string[]): SoakOptions {
  const { values } = parseCommandLine(commandLine, args);
  return {
    minutes: readNumber('minutes', values.minutes, [1, 10_000]),
    requests: readNumber('requests', values.requests, [1, 1_000_000_000]) ?? Number.POSITIVE_INFINITY,
    isJson: values.json,
    out: values.out,
  };
}
