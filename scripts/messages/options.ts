import { parseArgs } from 'node:util';
import { Failure, reasonOf } from '../terminal/failure.ts';

export type MessagesCommand =
  | { readonly name: 'export'; readonly locale: string; readonly out: string | undefined }
  | { readonly name: 'import'; readonly file: string }
  | { readonly name: 'coverage' }
  | { readonly name: 'confirm'; readonly locale: string; readonly ids: readonly string[]; readonly all: boolean };

const usage = `Usage: npm run messages -- export <locale> --format xliff [--out FILE]
       npm run messages -- import FILE
       npm run messages -- coverage
       npm run messages -- confirm <locale> [<id>…] [--all]`;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'xliff' },
        out: { type: 'string' },
        all: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Failure(`${reasonOf(error)}\n${usage}`);
  }
}

/** Reads the arguments after `npm run messages --`. Throws a {@link Failure} with the usage when they are invalid. */
export function readMessagesCommand(args: readonly string[]): MessagesCommand {
  const {
    values: { format, out, all },
    positionals: [name, subject, ...ids],
  } = parse(args);
  if (format !== 'xliff') throw new Failure(`[messages] --format is "${format}"; it needs to be xliff.\n${usage}`);
  if (name === 'coverage' && subject === undefined) return { name };
  if (subject === undefined) throw new Failure(usage);
  if (name === 'confirm') return { name, locale: subject, ids, all };
  if (ids.length > 0) throw new Failure(usage);
  if (name === 'export') return { name, locale: subject, out };
  if (name === 'import') return { name, file: subject };
  throw new Failure(usage);
}
