import { describe, expect, it } from 'vitest';
import { baseCultureOf } from '../../../locales/bases.ts';
import { cultureCodes, cultures, defaultCulture, locales } from '../../../locales/index.ts';
import { requiredCultures } from '../../required/cultures.ts';

describe('the cultures', () => {
  it.each(cultureCodes)(
    'BRAND-02 BRAND-06 BRAND-07 COMP-03 SHELL-05 SEO-02 I18N-02 have the required facts: %s',
    (code) => {
      const { base, brand: _, ...facts } = requiredCultures[code];
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

  it('BRAND-02 SEO-02 have en-GB as the default, and a unique language and code each', () => {
    expect(defaultCulture).toBe('en-GB');
    expect(new Set(Object.values(cultures).map(({ localCode }) => localCode)).size).toBe(cultureCodes.length);
    expect(new Set(Object.values(cultures).map(({ lang }) => lang)).size).toBe(cultureCodes.length);
  });

  it('I18N-02 have the required locales, including those of future markets', () => {
    expect([...locales].toSorted()).toEqual(
      ['da', 'de-DE', 'en-GB', 'en-IE', 'en-ROW', 'es', 'fi', 'fr-CA', 'nb-NO', 'pt-BR', 'sv'].toSorted(),
    );
  });
});
