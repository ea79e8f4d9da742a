/**
 * A culture is a market in a language: one brand site may serve several, told apart by the first segment of the path.
 * All of it is data; behaviour asks for a named fact and never for a culture by name.
 */
export interface Culture {
  /** The key by which everything else names this culture, and the `culture` parameter of the content calls. */
  code: CultureCode;
  /** First path segment, with its slash (`/en-IE`), or empty for a site's default culture. */
  routePrefix: '' | `/${string}`;
  /** Folder of `locales/` that holds its messages. */
  locale: Locale;
  /** BCP 47 tag of the page's language, for `<html lang>` and `hreflang`. */
  lang: string;
  /** BCP 47 tag by which Intl writes dates, numbers and lists: a language alone may mean the ways of another market than this. */
  formatLocale: string;
  /** The culture's name in its own language. */
  name: string;
  /** Path of its home page. */
  route: `/${string}`;
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
  /** How many games the site claims to have ("over 6,000"). */
  gameCountClaim: number;
  /** Least returns to player by which lists can be narrowed, in percent: such as the market's games have. */
  rtpSteps: readonly number[];
  /** Offers may be shown at all. */
  promotionsEnabled: boolean;
  /** Social links and search stand in the footer. */
  footerExtras: boolean;
  /** The bar with the slogan at the bottom of the screen. */
  stickyBar: boolean;
}

export const cultureCodes = ['en-GB', 'en-ROW', 'en-IE', 'de-DE', 'sv', 'es'] as const;
export type CultureCode = (typeof cultureCodes)[number];

/** Folders of messages. Some have no site of their own yet: their texts are kept for markets to come. */
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
