import { brands } from '../../brands/index.ts';
import { additionalCodes, permanentCodes } from '../../locales/culture.ts';
import { type CultureCode, cultures } from '../../locales/index.ts';
import { emulatedTime } from '../../shared/time/emulated-time.ts';
import { localDay } from '../../shared/time/local-day.ts';
import { Failure } from '../terminal/failure.ts';
import { parseOptions } from '../terminal/parse-options.ts';

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

const usage = `Usage: npm run compliance -- --culture <${[...permanentCodes, ...additionalCodes].join('|')}> [--at 2026-02-01] [--out <folder>] [--all]
       npm run compliance -- --compare <folder> <folder>`;

const known = {
  culture: { type: 'string' },
  at: { type: 'string' },
  out: { type: 'string' },
  all: { type: 'boolean', default: false },
  compare: { type: 'boolean', default: false },
} as const;

/**
 * Reads the arguments after `npm run compliance --`. Without `--at`, a pack is of today at noon in the market. Throws a
 * {@link Failure} with the usage when they are invalid.
 */
export function readComplianceOptions(args: readonly string[], now = Date.now()): ComplianceOptions {
  const { values, positionals } = parseOptions(args, known, usage);
  const [one, other, ...rest] = positionals;
  if (values.compare) {
    if (one === undefined || other === undefined || rest.length > 0) throw new Failure(usage);
    return { compare: [one, other] };
  }
  const culture = served.find((code) => code === values.culture);
  if (culture === undefined || one !== undefined) throw new Failure(usage);
  const { timeZone } = cultures[culture];
  const given = values.at ?? localDay(now, timeZone);
  const time = emulatedTime(given, timeZone);
  if (time === undefined)
    throw new Failure(`[compliance] --at is "${given}"; it needs a day like 2026-02-01.\n${usage}`);
  const at = new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
  return { culture, at, out: values.out ?? `compliance-${culture}-${at.slice(0, 10)}`, all: values.all };
}
