import { baseLocales } from '../../locales/bases.ts';
import { type Locale, locales } from '../../locales/culture.ts';

const known = new Map<Locale, readonly string[]>();

/** Names of the months as they stand alone and in dates, with CLDR's capitals. */
function monthsOf(locale: Locale): readonly string[] {
  const names = known.get(locale) ?? readMonths(locale);
  known.set(locale, names);
  return names;
}

function readMonths(locale: Locale): string[] {
  const formats = [{ month: 'long' }, { day: 'numeric', month: 'long' }] as const;
  return formats.flatMap((options) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => {
      const parts = format.formatToParts(Date.UTC(2026, month, 1));
      return parts.find(({ type }) => type === 'month')?.value ?? '';
    });
  });
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Longer names first, so that none ends at the start of another. */
const alternatives = (names: readonly string[]) =>
  `(?:${[...new Set(names)].sort((one, other) => other.length - one.length).join('|')})(?!\\p{L})`;

/**
 * A rule of `locales/style.json` with the names of months in it: `{month}` as the locale writes them, `{Month}` with a
 * capital, `{foreignMonth}` those that only other locales have.
 */
export function fillMonths(rule: string, locale: Locale): string {
  if (!/\{\w*[mM]onth\}/.test(rule)) return rule;
  const own = monthsOf(locale);
  const lower = new Set(own.map((name) => name.toLowerCase()));
  const foreign = locales
    .filter((other) => !(other in baseLocales))
    .flatMap(monthsOf)
    .filter((name) => !lower.has(name.toLowerCase()));
  return rule
    .replaceAll('{month}', alternatives(own))
    .replaceAll('{Month}', alternatives(own.map(capitalised)))
    .replaceAll('{foreignMonth}', alternatives(foreign.flatMap((name) => [name, capitalised(name)])));
}
