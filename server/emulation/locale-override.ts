import type { Locale } from '../../locales/culture.ts';
import { cultures, defaultCulture, locales } from '../../locales/index.ts';

/** A locale whose messages a page shows in place of its culture's own. */
export interface LocaleOverride {
  /** Value of the parameter. */
  code: string;
  /** Locale that has the messages. */
  source: Locale;
  /** BCP 47 tag for `<html lang>`. */
  lang: string;
  /** BCP 47 tag for Intl. */
  formatLocale: string;
}

/** Name of the parameter. */
export const messagesParameter = 'messages';

/** English with accents, longer and in brackets. Shows which texts are not messages or do not fit. */
export const pseudoLocale = 'en-XA';

/** The locale of `?messages=`. Undefined for other values. */
export function parseLocaleOverride(name: string | null): LocaleOverride | undefined {
  const isPseudo = name === pseudoLocale;
  const source = isPseudo ? cultures[defaultCulture].locale : locales.find((locale) => locale === name);
  if (source === undefined) return undefined;
  // A locale that no site uses is named by the tag of its language and country.
  const { lang, formatLocale } = Object.values(cultures).find(({ locale }) => locale === source) ?? {
    lang: source,
    formatLocale: source,
  };
  return { code: isPseudo ? pseudoLocale : source, source, lang: isPseudo ? pseudoLocale : lang, formatLocale };
}
