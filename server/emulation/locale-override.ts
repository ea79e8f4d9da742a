import type { Locale } from '../../locales/culture.ts';
import { cultures, defaultCulture, locales } from '../../locales/index.ts';

/** A locale whose messages a page shows in place of its culture's own. */
export interface LocaleOverride {
  /** Value of the parameter, as the list of locales writes it. */
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

/** Values of the parameter in a query. Empty ones count as missing, as in calls of the services. */
export const overrideNames = (search: URLSearchParams): string[] =>
  search.getAll(messagesParameter).filter((name) => name !== '');

/** The locale of `?messages=`, in any case as all language tags (RFC 5646, section 2.1.1). Undefined for other values. */
export function parseLocaleOverride(name: string | undefined): LocaleOverride | undefined {
  const isNamed = (locale: string) => locale.toLowerCase() === name?.toLowerCase();
  const isPseudo = isNamed(pseudoLocale);
  const source = isPseudo ? cultures[defaultCulture].locale : locales.find(isNamed);
  if (source === undefined) return undefined;
  // A locale that no site uses is named by the tag of its language and country.
  const { lang, formatLocale } = Object.values(cultures).find(({ locale }) => locale === source) ?? {
    lang: source,
    formatLocale: source,
  };
  return { code: isPseudo ? pseudoLocale : source, source, lang: isPseudo ? pseudoLocale : lang, formatLocale };
}
