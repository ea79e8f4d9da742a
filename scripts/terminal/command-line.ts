import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';
import { alignColumns } from './align-columns.ts';
import { Failure, HelpRequested, reasonOf } from './failure.ts';

/** An option of a command: how it is parsed, and its line in the usage. */
type Option = ParseArgsOptionDescriptor & {
  /** Name of its value in the usage: `NUMBER`. */
  readonly value?: string;
  /** Its line in the usage, which adds a default that is a text. */
  readonly help: string;
};

/** Arguments of an npm script. They are parsed, and its usage is printed, by this one table. */
export interface CommandLine<Options extends Readonly<Record<string, Option>> = Readonly<Record<string, Option>>> {
  /** Name of the script in package.json. */
  readonly name: string;
  /** The script's effect, as one sentence. */
  readonly summary: string;
  /** Arguments of each way to call it (`<origin>`). Without it, the script takes options alone. */
  readonly forms?: readonly string[];
  readonly options: Options;
}

const npmCommands = new Set(['start', 'test']);

/** The usage of a script: its forms, what it does, and a line for each option. */
export function usageOf({ name, summary, forms = [''], options }: CommandLine): string {
  const call = npmCommands.has(name) ? `npm ${name}` : `npm run ${name}`;
  const isOptional = Object.keys(options).length > 0 && '[options]';
  const calls = forms.map((form) => [call, [form, isOptional].filter(Boolean).join(' ')].filter(Boolean).join(' -- '));
  const lines = Object.entries(options).map(([option, { value, help, default: preset }]) => [
    `--${[option, value].filter(Boolean).join(' ')}`,
    typeof preset === 'string' && preset !== '' ? `${help} (${preset})` : help,
  ]);
  const table = alignColumns([...lines, ['-h, --help', 'prints this']], new Set([0, 1]));
  return [`Usage: ${calls.join('\n       ')}`, summary, table].join('\n');
}

/** An expected error with the usage of a script below it. */
export const usageFailure = (line: CommandLine, mistake?: string): Failure =>
  new Failure(`${mistake === undefined ? '' : `[${line.name}] ${mistake}\n`}${usageOf(line)}`);

/**
 * Parses the arguments of a script. Throws {@link HelpRequested} for `--help`, and a {@link Failure} with the usage for an
 * argument that the script does not have.
 */
export function parseCommandLine<const Options extends Readonly<Record<string, Option>>>(
  line: CommandLine<Options>,
  args: readonly string[],
) {
  if (args.includes('--help') || args.includes('-h')) throw new HelpRequested(usageOf(line));
  const parsed = parseStrictly(line, args);
  const [first] = parsed.positionals;
  if (first !== undefined && line.forms === undefined) throw usageFailure(line, `"${first}" is no option.`);
  return parsed;
}

function parseStrictly<const Options extends Readonly<Record<string, Option>>>(
  line: CommandLine<Options>,
  args: readonly string[],
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: line.options });
  } catch (error) {
    // Node adds how to write a positional argument that begins with a dash. No script has such.
    const [mistake] = reasonOf(error).split('. To specify a positional', 1);
    throw usageFailure(line, `${mistake}.`);
  }
}

/**
 * Returns a function that reads an option's integer. It throws a {@link Failure} for other values and those out of
 * range.
 */
export function numberReader(line: CommandLine) {
  function read(option: string, text: string, range: readonly [number, number]): number;
  function read(option: string, text: string | undefined, range: readonly [number, number]): number | undefined;
  function read(option: string, text: string | undefined, [least, most]: readonly [number, number]) {
    if (text === undefined) return undefined;
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw usageFailure(line, `--${option} is "${text}"; it needs a whole number from ${least} to ${most}.`);
  }
  return read;
}
