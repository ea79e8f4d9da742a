import type { CultureCode, Locale } from './culture.ts';
import { cultureCodes, cultures } from './index.ts';

/** The locale whose messages and contents a partial locale inherits. */
export const baseLocales: Readonly<Partial<Record<Locale, Locale>>> = { 'en-ROW': 'en-GB', 'en-IE': 'en-GB' };

/** The culture whose contents a culture inherits. Undefined for a culture that is written in full. */
export function baseCultureOf(culture: CultureCode): CultureCode | undefined {
  const base = baseLocales[cultures[culture].locale];
  return base && cultureCodes.find((code) => cultures[code].locale === base);
}
