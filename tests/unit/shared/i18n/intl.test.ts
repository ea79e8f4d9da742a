import { describe, expect, it } from 'vitest';
import { messages } from 'messages:all';
import { cultureCodes, cultures } from '../../../../locales/index.ts';
import { fallbackRates } from '../../../../shared/geo/rates.ts';
import { formatDate, formatMoney, formatMoneyRange, formatPercent, formatRtp } from '../../../../shared/i18n/format.ts';
import { createCultureIntl } from '../../../../shared/i18n/intl.ts';
import { areas } from '../../../../shared/i18n/message-ids.ts';

const intlOf = (code: keyof typeof cultures) => createCultureIntl(cultures[code], messages['en-GB']!['meta']!);
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

describe('messages', () => {
  it('I18N-01 are formatted with their values in the culture', () => {
    expect(intlOf('en-GB').text('meta.page', { page: 2 })).toBe('page 2');
    expect(plain(intlOf('sv').text('meta.home.description', { count: 1500, siteName: 'x' }))).toContain('1 500');
  });

  it('I18N-03 throw when a missing one is used, and return undefined when it is looked up', () => {
    const { text, lookup } = createCultureIntl(cultures.es, { 'meta.page': 'x' });
    expect(() => text('meta.home.title')).toThrow('[i18n] es has no message "meta.home.title"; name its area');
    expect(lookup('meta.home.title')).toBeUndefined();
    expect(lookup('constructor')).toBeUndefined();
    expect(lookup('meta.page')).toBe('x');
  });

  it('I18N-01 are grouped by the listed areas', () => {
    expect(Object.keys(messages['en-GB']!).toSorted()).toEqual([...areas].toSorted());
  });
});

describe('formatters', () => {
  it.each([
    ['en-GB', '£1,234.50', '£10', '96.5%', '96.50%'],
    ['de-DE', '1.234,50 €', '10 €', '96,5 %', '96,50 %'],
    ['sv', '1 234,50 kr', '10 kr', '96,5 %', '96,50 %'],
    ['es', '1234,50 €', '10 €', '96,5 %', '96,50 %'],
  ] as const)('I18N-04 format money and percentages in %s', (code, amount, short, share, rtp) => {
    const intl = intlOf(code);
    const { currency } = intl.culture;
    expect(plain(formatMoney(intl, { amount: 123_450, currency }))).toBe(amount);
    expect(plain(formatMoney(intl, { amount: 1_000, currency }, true))).toBe(short);
    expect(formatMoney(intl, { amount: 1_050, currency }, true)).toMatch(/10[.,]50/);
    expect(plain(formatPercent(intl, 96.5))).toBe(share);
    expect(plain(formatRtp(intl, 96.5))).toBe(rtp);
    expect(plain(formatRtp(intl, 96))).toBe(rtp.replace('50', '00'));
  });

  it.each([
    ['en-GB', 'USD', 'US$1,234.50'],
    ['en-GB', 'CAD', 'CA$1,234.50'],
    ['en-GB', 'SEK', 'SEK 1,234.50'],
    ['en-GB', 'EUR', '€1,234.50'],
    ['de-DE', 'USD', '1.234,50 USD'],
    ['de-DE', 'CAD', '1.234,50 CA$'],
    ['sv', 'USD', '1 234,50 US$'],
    ['sv', 'NOK', '1 234,50 Nkr'],
    ['es', 'BRL', '1234,50 BRL'],
  ] as const)('GEO-03 I18N-04 format in %s the foreign currency %s as %s', (code, currency, amount) => {
    expect(plain(formatMoney(intlOf(code), { amount: 123_450, currency }))).toBe(amount);
  });

  it.each([
    ['en-GB', 'GBP', '£0.10–£750'],
    ['en-IE', 'EUR', '€0.10–€750'],
    ['de-DE', 'EUR', '0,10–750 €'],
    ['sv', 'SEK', '0,10–750 kr'],
    ['es', 'EUR', '0,10–750 €'],
    ['fi', 'EUR', '0,10–750 €'],
    ['da', 'DKK', '0,10–750 kr.'],
    ['nb-NO', 'NOK', '0,10–750 kr'],
    ['fr-CA', 'CAD', '0,10–750 $'],
    ['pt-BR', 'BRL', 'R$ 0,10–750'],
  ])('I18N-04 write in %s the unit %s of a range as %s', (formatLocale, currency, range) => {
    const intl = createCultureIntl({ ...cultures['en-GB'], formatLocale, currency }, {});
    expect(plain(formatMoneyRange(intl, { amount: 10, currency }, { amount: 75_000, currency }) ?? '')).toBe(range);
  });

  it('I18N-04 GEO-03 write the code of a foreign currency once in a range', () => {
    const rangeIn = (code: keyof typeof cultures, currency: string) =>
      plain(formatMoneyRange(intlOf(code), { amount: 10, currency }, { amount: 75_000, currency }) ?? '');
    expect(rangeIn('en-GB', 'SEK')).toBe('SEK 0.10–750');
    expect(rangeIn('de-DE', 'USD')).toBe('0,10–750 USD');
  });

  it('I18N-04 write a range without a lowest or highest amount as one amount', () => {
    const intl = intlOf('de-DE');
    const euros = (amount: number) => ({ amount, currency: 'EUR' });
    expect(plain(formatMoneyRange(intl, euros(100), euros(100)) ?? '')).toBe('1 €');
    expect(plain(formatMoneyRange(intl, undefined, euros(100)) ?? '')).toBe('1 €');
    expect(plain(formatMoneyRange(intl, euros(100)) ?? '')).toBe('1 €');
    expect(formatMoneyRange(intl)).toBeUndefined();
  });

  it.each(cultureCodes)('GEO-03 format each currency in %s unambiguously', (code) => {
    const intl = intlOf(code);
    const others = Object.keys(fallbackRates).filter((currency) => currency !== intl.culture.currency);
    const texts = others.map((currency) => formatMoney(intl, { amount: 100, currency }));
    expect(new Set(texts).size).toBe(others.length);
    for (const text of texts) expect(text).toMatch(/\p{L}|[€£₹]/u);
  });

  it.each([
    ['en-GB', '21 November 2026'],
    ['en-ROW', '22 November 2026'],
    ['de-DE', '22. November 2026'],
    ['sv', '22 november 2026'],
    ['es', '22 de noviembre de 2026'],
  ] as const)('I18N-04 format a date in %s in the time zone of the culture', (code, day) => {
    expect(formatDate(intlOf(code), '2026-11-21T23:30:00Z')).toBe(day);
  });

  it('I18N-04 use the conventions of the market for a shared language', () => {
    const { formatDate: write, formatList } = intlOf('en-ROW').formats;
    expect(write('2026-11-03T12:00:00Z', { dateStyle: 'short' })).toBe('03/11/2026');
    expect(formatList(['a', 'b', 'c'])).toBe('a, b and c');
  });

  it('I18N-04 differ between cultures', () => {
    expect(new Set(cultureCodes.map((code) => intlOf(code).formats.formatList(['a', 'b', 'c']))).size).toBeGreaterThan(
      2,
    );
  });
});
