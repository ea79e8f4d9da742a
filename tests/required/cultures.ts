import { type CultureCode, cultureCodes } from '../../locales/index.ts';
import { ofEachMarket } from './markets/index.ts';

/** Facts that a culture must have, independent of `locales/index.ts` and `brands/`. */
export interface RequiredCulture {
  /** Id of the brand that serves it. Its host is `<brand>.localhost`. */
  brand: string;
  routePrefix: string;
  lang: string;
  currency: string;
  gameCountClaim: number;
  /** Defaults to true. */
  promotionsEnabled?: boolean;
  /** These default to false. */
  disableCountry?: boolean;
  usePnpRegistration?: boolean;
  footerExtras?: boolean;
  /** The culture that its messages and content are based on. */
  base?: CultureCode;
}

/** One row for each culture, open or not; those of additional markets are in `markets/`. The first one of a brand is its default. */
export const requiredCultures: Readonly<Record<CultureCode, RequiredCulture>> = {
  'en-GB': { brand: 'en', routePrefix: '', lang: 'en-GB', currency: 'GBP', gameCountClaim: 6000, footerExtras: true },
  'en-ROW': {
    brand: 'en',
    routePrefix: '/en-ROW',
    lang: 'en',
    currency: 'EUR',
    gameCountClaim: 1200,
    disableCountry: true,
    base: 'en-GB',
  },
  'en-IE': { brand: 'en', routePrefix: '/en-IE', lang: 'en-IE', currency: 'EUR', gameCountClaim: 1200, base: 'en-GB' },
  'de-DE': { brand: 'de', routePrefix: '', lang: 'de-DE', currency: 'EUR', gameCountClaim: 1200 },
  sv: {
    brand: 'sv',
    routePrefix: '',
    lang: 'sv',
    currency: 'SEK',
    gameCountClaim: 1500,
    promotionsEnabled: false,
    usePnpRegistration: true,
  },
  es: { brand: 'es', routePrefix: '', lang: 'es', currency: 'EUR', gameCountClaim: 1200, footerExtras: true },
  ...ofEachMarket(({ culture }) => culture),
};

/** Cultures of open markets whose law allows offers, and the others. */
export const withOffers = cultureCodes.filter((code) => requiredCultures[code].promotionsEnabled !== false);
export const withoutOffers = cultureCodes.filter((code) => !withOffers.includes(code));
