import type { Culture } from '../../locales/index.ts';

/** The culture's name of a country, by its ISO 3166 alpha 2 code in any case. Returns other values unchanged. */
export function countryName({ formatLocale }: Culture, code: string): string {
  const isCode = /^[a-z]{2}$/i.test(code);
  return isCode ? (new Intl.DisplayNames(formatLocale, { type: 'region' }).of(code.toUpperCase()) ?? code) : code;
}
