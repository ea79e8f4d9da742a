import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { Failure, reasonOf } from './failure.ts';

/** Parses the arguments of a command. Throws a {@link Failure} with the usage for an unknown or malformed option. */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Failure(`${reasonOf(error)}\n${usage}`);
  }
}

/** Returns a function that reads a whole number of an option, and throws a {@link Failure} when it is none or out of range. */
export const numberReader =
  (command: string, usage: string) =>
  (option: string, text: string | undefined, [least, most]: readonly [number, number]): number | undefined => {
    if (text === undefined) return undefined;
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new Failure(
      `[${command}] --${option} is "${text}"; it needs a whole number from ${least} to ${most}.\n${usage}`,
    );
  };
