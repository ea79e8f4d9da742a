import { currencyOf } from './currencies.ts';
import type { AdditionalCode, Culture, CultureCode } from './culture.ts';
import { openMarkets } from './open-markets.ts';

export { locales } from './culture.ts';
export type { Culture, CultureCode } from './culture.ts';

const usualRtpSteps = [94, 96, 97] as const;

const english = {
  feedbacksEnabled: true,
  usePnpRegistration: false,
  promotionsEnabled: true,
  stickyBar: true,
  rtpSteps: usualRtpSteps,
} as const;

const permanent: Readonly<Record<Exclude<CultureCode, AdditionalCode>, Culture>> = {
  'en-GB': {
    ...english,
    code: 'en-GB',
    routePrefix: '',
    locale: 'en-GB',
    lang: 'en-GB',
    formatLocale: 'en-GB',
    name: 'United Kingdom – English',
    route: '/',
    localCode: 'UK',
    apiCulture: 'en-GB',
    defaultCountry: 'GB',
    disableCountry: false,
    currency: currencyOf('en-GB'),
    timeZone: 'Europe/London',
    gameCountClaim: 6000,
    footerExtras: true,
  },
  'en-ROW': {
    ...english,
    code: 'en-ROW',
    routePrefix: '/en-ROW',
    locale: 'en-ROW',
    lang: 'en',
    formatLocale: 'en-GB',
    name: 'International – English',
    route: '/en-ROW/',
    localCode: 'ROW',
    apiCulture: 'en',
    defaultCountry: 'MT',
    disableCountry: true,
    currency: currencyOf('en-ROW'),
    timeZone: 'Europe/Malta',
    gameCountClaim: 1200,
    footerExtras: false,
  },
  'en-IE': {
    ...english,
    code: 'en-IE',
    routePrefix: '/en-IE',
    locale: 'en-IE',
    lang: 'en-IE',
    formatLocale: 'en-IE',
    name: 'Ireland – English',
    route: '/en-IE/',
    localCode: 'IE',
    apiCulture: 'en-IE',
    defaultCountry: 'IE',
    disableCountry: false,
    currency: currencyOf('en-IE'),
    timeZone: 'Europe/Dublin',
    gameCountClaim: 1200,
    footerExtras: false,
  },
  'de-DE': {
    code: 'de-DE',
    routePrefix: '',
    locale: 'de-DE',
    lang: 'de-DE',
    formatLocale: 'de-DE',
    name: 'Deutschland – Deutsch',
    route: '/',
    localCode: 'DE',
    apiCulture: 'de-DE',
    defaultCountry: 'DE',
    disableCountry: false,
    feedbacksEnabled: true,
    usePnpRegistration: false,
    currency: currencyOf('de-DE'),
    timeZone: 'Europe/Berlin',
    gameCountClaim: 1200,
    // Germany taxes every stake, which costs each game about five percentage points of return.
    rtpSteps: [89, 90, 91],
    promotionsEnabled: true,
    footerExtras: false,
    stickyBar: true,
  },
  sv: {
    code: 'sv',
    routePrefix: '',
    locale: 'sv',
    lang: 'sv',
    formatLocale: 'sv',
    name: 'Sverige – Svenska',
    route: '/',
    localCode: 'SE',
    apiCulture: 'sv',
    defaultCountry: 'SE',
    disableCountry: false,
    feedbacksEnabled: false,
    usePnpRegistration: true,
    currency: currencyOf('sv'),
    timeZone: 'Europe/Stockholm',
    gameCountClaim: 1500,
    rtpSteps: usualRtpSteps,
    promotionsEnabled: false,
    footerExtras: false,
    stickyBar: true,
  },
  es: {
    code: 'es',
    routePrefix: '',
    locale: 'es',
    lang: 'es',
    formatLocale: 'es',
    name: 'España – Español',
    route: '/',
    localCode: 'ES',
    apiCulture: 'es',
    defaultCountry: 'ES',
    disableCountry: false,
    feedbacksEnabled: true,
    usePnpRegistration: false,
    currency: currencyOf('es'),
    timeZone: 'Europe/Madrid',
    gameCountClaim: 1200,
    rtpSteps: usualRtpSteps,
    promotionsEnabled: true,
    footerExtras: true,
    stickyBar: false,
  },
};

/** Every culture that this process serves. Those of additional markets are absent unless MARKETS opens them. */
export const cultures = { ...permanent, ...openMarkets.cultures } as Readonly<Record<CultureCode, Culture>>;

/** Their codes, the permanent ones first. */
export const cultureCodes: readonly CultureCode[] = /* @__PURE__ */ Object.keys(cultures) as CultureCode[];

/** The culture that `hreflang` lists as x-default. */
export const defaultCulture: CultureCode = 'en-GB';
