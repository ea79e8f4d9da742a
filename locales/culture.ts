/**
 * A culture is a market in a language. One brand may serve several, selected by the first path segment.
 *
 * Cultures are data: code reads named facts and never compares culture codes.
 */
export interface Culture {
  /** Key of the culture throughout the code, and the `culture` parameter of the content calls. */
  code: CultureCode;
  /** First path segment, with its slash (`/en-IE`), or empty for a site's default culture. */
  routePrefix: '' | `/${string}`;
  /** Folder of `locales/` that holds its messages. */
  locale: Locale;
  /** BCP 47 tag of the page's language, for `<html lang>` and `hreflang`. */
  lang: string;
  /** BCP 47 tag for Intl. A language tag alone could format for another market. */
  formatLocale: string;
  /** Country and language, in the language of the culture itself. */
  name: string;
  /** Path of the culture's home page. */
  route: `/${string}`;
  /** Code of the culture in calls about vouchers (`UK`). No two cultures share one. */
  localCode: string;
  /** Sent as `page_culture` to the shell services. */
  apiCulture: string;
  /** ISO 3166 alpha 2. */
  defaultCountry: string;
  /** The account widget offers no choice of country. */
  disableCountry: boolean;
  feedbacksEnabled: boolean;
  /** Registration and login are one step at the bank (Pay N Play). */
  usePnpRegistration: boolean;
  /** ISO 4217; stakes and offers are shown in it. */
  currency: string;
  /** IANA zone of the market, for the festive period and opening times. */
  timeZone: string;
  /** Number of games that the site advertises ("over 6,000"). */
  gameCountClaim: number;
  /** Return-to-player thresholds of the list filter, in percent, chosen to fit the market's games. */
  rtpSteps: readonly number[];
  /** The market allows offers to be shown. */
  promotionsEnabled: boolean;
  /** Social links and search are in the footer. */
  footerExtras: boolean;
  /** The bar with the slogan at the bottom of the screen. */
  stickyBar: boolean;
}

/** Cultures that every server serves, and those of additional markets (`markets/`), which MARKETS opens. */
export const permanentCodes = ['en-GB', 'en-ROW', 'en-IE', 'de-DE', 'sv', 'es'] as const;
export const additionalCodes = ['da'] as const;
export type AdditionalCode = (typeof additionalCodes)[number];
export type CultureCode = (typeof permanentCodes)[number] | AdditionalCode;

/** Folders of messages. Some locales belong to no site yet and wait for future markets. */
export const locales = [
  'en-GB',
  'en-ROW',
  'en-IE',
  'de-DE',
  'sv',
  'es',
  'fi',
  'da',
  'fr-CA',
  'pt-BR',
  'nb-NO',
] as const;
export type Locale = (typeof locales)[number];
