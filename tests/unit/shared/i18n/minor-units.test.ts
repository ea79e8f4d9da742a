import { describe, expect, it } from 'vitest';
import { messages } from 'messages:all';
import { cultureCodes, cultures } from '../../../../locales/index.ts';
import { convertMoney } from '../../../../shared/geo/convert-money.ts';
import { formatMoney, formatMoneyRange } from '../../../../shared/i18n/format.ts';
import { createCultureIntl } from '../../../../shared/i18n/intl.ts';
import { minorUnitsOf } from '../../../../shared/i18n/minor-units.ts';

const intlOf = (code: (typeof cultureCodes)[number]) => createCultureIntl(cultures[code], messages['en-GB']!['meta']!);

/** Currencies with the decimals of ISO 4217. */
const currencies = [
  ['GBP', 2],
  ['EUR', 2],
  ['SEK', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['ISK', 0],
  ['KWD', 3],
  ['TND', 3],
] as const;

describe('minor units', () => {
  it.each(currencies)('I18N-04 of %s are those of %i decimals', (currency, decimals) => {
    expect(minorUnitsOf(currency)).toBe(10 ** decimals);
  });

  it.each(cultureCodes.flatMap((code) => currencies.map(([currency, decimals]) => ({ code, currency, decimals }))))(
    'I18N-04 $code shows amounts of $currency with $decimals decimals',
    ({ code, currency, decimals }) => {
      const intl = intlOf(code);
      const units = 10 ** decimals;
      // Amounts may group their digits otherwise than numbers do: de-AT writes € 1.234,50 and 1 234,50.
      const expected = (value: number, digits: number) =>
        new Intl.NumberFormat(cultures[code].formatLocale, {
          style: 'currency',
          currency,
          minimumFractionDigits: digits,
        })
          .formatToParts(value)
          .map((part) => (/^(?:integer|group|decimal|fraction)$/.test(part.type) ? part.value : ''))
          .join('');
      const half = { amount: 1_234 * units + Math.floor(units / 2), currency };
      expect(formatMoney(intl, half)).toContain(expected(half.amount / units, decimals));
      expect(formatMoney(intl, half, true)).toContain(expected(half.amount / units, decimals));
      const whole = { amount: 50 * units, currency };
      expect(formatMoney(intl, whole, true).match(/[\d.,]*\d/g)).toEqual(['50']);
      expect(formatMoneyRange(intl, { amount: 5 * units, currency }, whole)?.match(/[\d.,]*\d/g)).toEqual(['5', '50']);
    },
  );

  it.each(currencies)('GEO-01 are those of %s after a conversion', (currency, decimals) => {
    const own = { iso: 'SEK', rate: 10 };
    const to = { iso: currency, rate: 160 };
    const expected = currency === 'SEK' ? 12_500 : 2_000 * 10 ** decimals;
    expect(convertMoney({ amount: 12_500, currency: 'SEK' }, own, to)).toEqual({ amount: expected, currency });
    const back = convertMoney({ amount: 2_000 * 10 ** decimals, currency }, to, { iso: 'NOK', rate: 10 });
    expect(back).toEqual({ amount: 12_500, currency: 'NOK' });
  });
});
