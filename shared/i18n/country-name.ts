import type { Culture } from '../../locales/index.ts';

/** A country as the culture calls it, by its ISO 3166 alpha 2 code in any case. What is no such code is given back as it is. */
export function countryName({ formatLocale }: Culture, code: string): string {
  const isCode = /^[a-z]{2}$/i.test(code);
  return isCode ? (new Intl.DisplayNames(formatLocale, { type: 'region' }).of(code.toUpperCase()) ?? code) : code;
}
