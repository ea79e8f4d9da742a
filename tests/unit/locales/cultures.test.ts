import { describe, expect, it } from 'vitest';
import { baseCultureOf } from '../../../locales/bases.ts';
import { type CultureCode, cultureCodes, cultures, defaultCulture, locales } from '../../../locales/index.ts';

const column = <Field extends keyof (typeof cultures)['sv']>(field: Field) =>
  Object.fromEntries(cultureCodes.map((code) => [code, cultures[code][field]]));

const only = (...codes: readonly CultureCode[]) =>
  Object.fromEntries(cultureCodes.map((code) => [code, codes.includes(code)]));

describe('the cultures', () => {
  it.each([
    ['BRAND-02', 'routePrefix', { 'en-GB': '', 'en-ROW': '/en-ROW', 'en-IE': '/en-IE', 'de-DE': '', sv: '', es: '' }],
    ['BRAND-02', 'disableCountry', only('en-ROW')],
    ['BRAND-02', 'usePnpRegistration', only('sv')],
    ['COMP-03', 'promotionsEnabled', only('en-GB', 'en-ROW', 'en-IE', 'de-DE', 'es')],
    ['SHELL-05', 'footerExtras', only('en-GB', 'es')],
    ['SEO-02', 'lang', { 'en-GB': 'en-GB', 'en-ROW': 'en', 'en-IE': 'en-IE', 'de-DE': 'de-DE', sv: 'sv', es: 'es' }],
    ['BRAND-06', 'currency', { 'en-GB': 'GBP', 'en-ROW': 'EUR', 'en-IE': 'EUR', 'de-DE': 'EUR', sv: 'SEK', es: 'EUR' }],
    ['BRAND-07', 'gameCountClaim', { 'en-GB': 6000, 'en-ROW': 1200, 'en-IE': 1200, 'de-DE': 1200, sv: 1500, es: 1200 }],
  ] as const)('%s have the required %s', (_, field, required) => {
    expect(column(field)).toEqual(required);
  });

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
    expect(new Set(Object.values(column('lang'))).size).toBe(cultureCodes.length);
  });

  it('I18N-02 have eleven locales, including those of future markets', () => {
    expect([...locales].toSorted()).toEqual(
      ['da', 'de-DE', 'en-GB', 'en-IE', 'en-ROW', 'es', 'fi', 'fr-CA', 'nb-NO', 'pt-BR', 'sv'].toSorted(),
    );
  });

  it('I18N-02 have complete messages, except the two that are based on en-GB', () => {
    const bases = cultureCodes.map((code) => [code, baseCultureOf(code)] as const).filter(([, base]) => base);
    expect(Object.fromEntries(bases)).toEqual({ 'en-ROW': 'en-GB', 'en-IE': 'en-GB' });
  });
});
