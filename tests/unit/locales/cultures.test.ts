import { describe, expect, it } from 'vitest';
import { baseCultureOf } from '../../../locales/bases.ts';
import { type CultureCode, cultureCodes, cultures, defaultCulture, locales } from '../../../locales/index.ts';

interface Required {
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

/** One row for each culture, independent of `locales/index.ts`. */
const requiredFacts: Readonly<Record<CultureCode, Required>> = {
  'en-GB': { routePrefix: '', lang: 'en-GB', currency: 'GBP', gameCountClaim: 6000, footerExtras: true },
  'en-ROW': {
    routePrefix: '/en-ROW',
    lang: 'en',
    currency: 'EUR',
    gameCountClaim: 1200,
    disableCountry: true,
    base: 'en-GB',
  },
  'en-IE': { routePrefix: '/en-IE', lang: 'en-IE', currency: 'EUR', gameCountClaim: 1200, base: 'en-GB' },
  'de-DE': { routePrefix: '', lang: 'de-DE', currency: 'EUR', gameCountClaim: 1200 },
  sv: {
    routePrefix: '',
    lang: 'sv',
    currency: 'SEK',
    gameCountClaim: 1500,
    promotionsEnabled: false,
    usePnpRegistration: true,
  },
  es: { routePrefix: '', lang: 'es', currency: 'EUR', gameCountClaim: 1200, footerExtras: true },
  da: { routePrefix: '', lang: 'da', currency: 'DKK', gameCountClaim: 1200 },
};

describe('the cultures', () => {
  it.each(cultureCodes)(
    'BRAND-02 BRAND-06 BRAND-07 COMP-03 SHELL-05 SEO-02 I18N-02 have the required facts: %s',
    (code) => {
      const { base, ...facts } = requiredFacts[code];
      const defaults = {
        promotionsEnabled: true,
        disableCountry: false,
        usePnpRegistration: false,
        footerExtras: false,
      };
      expect(cultures[code]).toMatchObject({ ...defaults, ...facts });
      expect(baseCultureOf(code)).toBe(base);
    },
  );

  it.each(cultureCodes)('BRAND-02 include %s with a valid code, route, locale, time zone and language', (code) => {
    const culture = cultures[code];
    expect(culture.code).toBe(code);
    expect(culture.route).toBe(`${culture.routePrefix}/`);
    expect(locales).toContain(culture.locale);
    expect(Intl.supportedValuesOf('timeZone')).toContain(culture.timeZone);
    expect(Intl.getCanonicalLocales(culture.lang)).toEqual([culture.lang]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(culture.formatLocale)).toEqual([culture.formatLocale]);
    expect(culture.defaultCountry).toMatch(/^[A-Z]{2}$/);
  });

  it('BRAND-02 SEO-02 have en-GB as the default, and a unique language each', () => {
    expect(defaultCulture).toBe('en-GB');
    expect(new Set(Object.values(cultures).map(({ lang }) => lang)).size).toBe(cultureCodes.length);
  });

  it('I18N-02 have eleven locales, including those of future markets', () => {
    expect([...locales].toSorted()).toEqual(
      ['da', 'de-DE', 'en-GB', 'en-IE', 'en-ROW', 'es', 'fi', 'fr-CA', 'nb-NO', 'pt-BR', 'sv'].toSorted(),
    );
  });
});
