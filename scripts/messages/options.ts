import { type CommandLine, parseCommandLine, usageFailure } from '../terminal/command-line.ts';

export type MessagesCommand =
  | { readonly name: 'export'; readonly locale: string; readonly out: string | undefined }
  | { readonly name: 'import'; readonly file: string }
  | { readonly name: 'coverage' }
  | { readonly name: 'confirm'; readonly locale: string; readonly ids: readonly string[]; readonly all: boolean };

const commandLine = {
  name: 'messages',
  summary: 'Exports and imports translations, lists what is missing, and confirms what is current.',
  forms: ['export <locale>', 'import <file>', 'coverage', 'confirm <locale> [<id>…]'],
  options: {
    format: { type: 'string', value: 'FORMAT', default: 'xliff', help: 'of an export' },
    out: { type: 'string', value: 'FILE', help: 'file for an export, which otherwise goes to standard output' },
    all: { type: 'boolean', default: false, help: 'confirms every message of the locale' },
  },
} as const satisfies CommandLine;

/** Reads the arguments after `npm run messages --`. Throws a Failure with the usage when they are invalid. */
export function readMessagesCommand(args: readonly string[]): MessagesCommand {
  const {
    values: { format, out, all },
    positionals: [name, subject, ...ids],
  } = parseCommandLine(commandLine, args);
  if (format !== 'xliff') throw usageFailure(commandLine, `--format is "${format}"; it needs to be xliff.`);
  if (name === 'coverage' && subject === undefined) return { name };
  if (subject === undefined) throw usageFailure(commandLine);
  if (name === 'confirm') return { name, locale: subject, ids, all };
  if (ids.length > 0) throw usageFailure(commandLine);
  if (name === 'export') return { name, locale: subject, out };
  if (name === 'import') return { name, file: subject };
  throw usageFailure(commandLine, `"${name}" with "${subject}" is no command.`);
}
