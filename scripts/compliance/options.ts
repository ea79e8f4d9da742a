import { brands } from '../../brands/index.ts';
import { additionalCodes, permanentCodes } from '../../locales/culture.ts';
import { type CultureCode, cultures } from '../../locales/index.ts';
import { emulatedTime } from '../../shared/time/emulated-time.ts';
import { localDay } from '../../shared/time/local-day.ts';
import { type CommandLine, parseCommandLine, usageFailure } from '../terminal/command-line.ts';

export interface CollectOptions {
  readonly culture: CultureCode;
  /** ISO time of the pack, to the second. */
  readonly at: string;
  /** Folder of the pack. */
  readonly out: string;
  /** Every game instead of five of each group. */
  readonly all: boolean;
}

export type ComplianceOptions = { readonly compare: readonly [string, string] } | CollectOptions;

const served = brands.flatMap((brand) => brand.cultures);

const commandLine = {
  name: 'compliance',
  summary: 'Collects what each page of a culture shows as the law requires, or compares two packs.',
  forms: ['--culture CODE', '--compare <folder> <folder>'],
  options: {
    culture: { type: 'string', value: 'CODE', help: `one of ${[...permanentCodes, ...additionalCodes].join(', ')}` },
    at: { type: 'string', value: 'DAY', help: 'the day of the pack, like 2026-02-01 (today)' },
    out: { type: 'string', value: 'FOLDER', help: 'folder of the pack (compliance-<culture>-<day>)' },
    all: { type: 'boolean', default: false, help: 'every game instead of five of each group' },
    compare: { type: 'boolean', default: false, help: 'prints how two packs differ' },
  },
} as const satisfies CommandLine;

/**
 * Reads the arguments after `npm run compliance --`. Without `--at`, a pack is of today at noon in the market. Throws a
 * Failure with the usage when they are invalid.
 */
export function readComplianceOptions(args: readonly string[], now = Date.now()): ComplianceOptions {
  const { values, positionals } = parseCommandLine(commandLine, args);
  const [one, other, ...rest] = positionals;
  if (values.compare) {
    if (one === undefined || other === undefined || rest.length > 0) throw usageFailure(commandLine);
    return { compare: [one, other] };
  }
  if (one !== undefined) throw usageFailure(commandLine, `"${one}" is no option.`);
  const culture = served.find((code) => code === values.culture);
  if (culture === undefined)
    throw usageFailure(
      commandLine,
      `--culture is ${JSON.stringify(values.culture ?? '')}; it needs to be one of the codes below.`,
    );
  const { timeZone } = cultures[culture];
  const given = values.at ?? localDay(now, timeZone);
  const time = emulatedTime(given, timeZone);
  if (time === undefined) throw usageFailure(commandLine, `--at is "${given}"; it needs a day like 2026-02-01.`);
  const at = new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
  return { culture, at, out: values.out ?? `compliance-${culture}-${at.slice(0, 10)}`, all: values.all };
}
