import { type CultureCode, cultureCodes, type Locale } from './culture.ts';
import { cultures } from './index.ts';

/** The locale that a locale's messages and contents start from, for those that are not written in full. */
export const baseLocales: Readonly<Partial<Record<Locale, Locale>>> = { 'en-ROW': 'en-GB', 'en-IE': 'en-GB' };

/** The culture whose contents a culture takes over where it has none of its own; undefined for one that is written in full. */
export function baseCultureOf(culture: CultureCode): CultureCode | undefined {
  const base = baseLocales[cultures[culture].locale];
  return base && cultureCodes.find((code) => cultures[code].locale === base);
}
