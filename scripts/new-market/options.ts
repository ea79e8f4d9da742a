import { currencyOf, defaultCurrency } from '../../locales/currencies.ts';
import type { Locale } from '../../locales/culture.ts';
import { cultureCodes, cultures, type CultureCode, locales } from '../../locales/index.ts';
import { isCurrency } from '../../shared/contract/currency.ts';
import { type CommandLine, parseCommandLine, usageFailure } from '../terminal/command-line.ts';

export interface NewMarketOptions {
  /** Code of the market and of its culture (`fi`). */
  readonly code: string;
  /** Id of its brand: the folder in `brands/`, and its host `<id>.localhost`. */
  readonly id: string;
  /** The market from which facts, pages and theme start. */
  readonly from: CultureCode;
  readonly locale: string;
  /** ISO 3166 alpha 2. */
  readonly country: string;
  readonly currency: string | undefined;
  readonly timeZone: string | undefined;
  readonly regulator: string;
}

const commandLine = {
  name: 'new-market',
  summary: 'Writes the files of a new market, and prints how to go on.',
  forms: ['<code> --country FI --regulator NAME'],
  options: {
    country: { type: 'string', value: 'XX', help: 'the country, by its two letters' },
    regulator: { type: 'string', value: 'NAME', help: 'the authority that grants the licence' },
    from: {
      type: 'string',
      value: 'CODE',
      help: 'the market to start from (the one of the same language, or else en-IE)',
    },
    locale: { type: 'string', value: 'LOCALE', help: 'the locale of its messages (the code)' },
    id: { type: 'string', value: 'ID', help: 'the id of its brand (the code in lower case)' },
    currency: {
      type: 'string',
      value: 'CODE',
      help: 'its currency (that of locales/currencies.ts; needed where this is the default of all)',
    },
    'time-zone': { type: 'string', value: 'ZONE', help: 'its time zone (that of the market to start from)' },
  },
} as const satisfies CommandLine;

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a code is that of a country: not one that ISO 3166 leaves to its users, nor that of a union or of a former country. */
export const isCountry = (code: string): boolean =>
  /^(?!AA|Q[M-Z]|X[A-Z]|ZZ|EU|EZ|UN)[A-Z]{2}$/.test(code) &&
  new Intl.Locale(`und-${code}`).region === code &&
  regionNames.of(code) !== undefined;

/**
 * Words that cannot name an import: those reserved in JavaScript, and properties of every object, which a look-up in a
 * list would find.
 */
const reserved: ReadonlySet<string> = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);
const isReserved = (name: string): boolean => reserved.has(name) || name in {};

/** `nb-NO` → `nb` */
export const languageOf = (tag: string): string => tag.split('-', 1).join('');

/** Reads the arguments after `npm run new-market --`. Throws a Failure that names the first mistake. */
export function readNewMarketOptions(args: readonly string[], takenIds: readonly string[]): NewMarketOptions {
  const { values, positionals } = parseCommandLine(commandLine, args);
  const [code = '', ...rest] = positionals;
  const locale = values.locale ?? code;
  const id = values.id ?? code.toLowerCase();
  const fail = (mistake: string): never => {
    throw usageFailure(commandLine, mistake);
  };
  if (!/^[a-z]{2}(-[A-Z]{2})?$/.test(code) || rest.length > 0)
    fail(`The code is "${positionals.join(' ')}"; it needs a language, or a language and country, like fi or en-NZ.`);
  if (isReserved(code)) fail(`The code "${code}" is a word of JavaScript; its files could not be imported by it.`);
  if (cultureCodes.some((known) => known === code)) fail(`There is a market "${code}" already.`);
  if (takenIds.includes(id) || !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(id) || isReserved(id))
    fail(`--id is "${id}"; it needs a free name for a folder.`);
  if (!locales.some((known) => known === locale))
    fail(
      `--locale is "${locale}"; it needs one of ${locales.join(', ')}. CONTRIBUTING.md explains how to add a language.`,
    );
  const { country = '', regulator = '' } = values;
  if (!isCountry(country)) fail(`--country is "${country}"; it needs the two capital letters of a country, like FI.`);
  if (!regulator) fail('--regulator is missing; it needs the name of the authority.');
  const { currency, 'time-zone': timeZone } = values;
  if (timeZone !== undefined && !Intl.supportedValuesOf('timeZone').includes(timeZone))
    fail(`--time-zone is "${timeZone}"; it needs a name like Europe/Stockholm.`);
  const usual = currencyOf(locale as Locale);
  if (currency !== undefined && !isCurrency(currency))
    fail(`--currency is "${currency}"; it needs a code of ISO 4217, like EUR.`);
  if (currency === undefined && usual === defaultCurrency && country !== 'GB')
    fail(`--currency is missing: locales/currencies.ts has only the default, ${usual}, for ${locale}.`);
  // Banners are written once for each locale, with amounts in its currency.
  const others = Object.values(cultures).filter((culture) => culture.locale === locale);
  if (currency && currency !== usual && others.length > 0)
    fail(
      `--currency is ${currency}, and ${locale} is in ${usual} for ${others.map((culture) => culture.code).join(', ')}. Add a locale of its own (CONTRIBUTING.md, "Add a language").`,
    );
  const nearest = cultureCodes.find((known) => languageOf(known) === languageOf(locale)) ?? 'en-IE';
  const from = cultureCodes.find((known) => known === (values.from ?? nearest));
  if (!from) return fail(`--from is "${values.from}"; it needs one of ${cultureCodes.join(', ')}.`);
  return { code, id, from, locale, country, regulator, currency, timeZone };
}
