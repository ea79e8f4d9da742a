import type { Money } from '../contract/basics.ts';
import type { CultureIntl } from './intl.ts';
import { minorUnitsOf } from './minor-units.ts';

/** Whether a currency sign is ambiguous: `1.234,50 $` may be dollars of several countries. */
const isAmbiguous = (text: string) => text.includes('$') && !/\p{L}/u.test(text);

/**
 * `{amount: 10, currency: 'GBP'}` → `£0.10`. With `short`, whole amounts have no decimals. Currencies other than the
 * culture's are formatted unambiguously: `US$0.10`, `SEK 0.10`.
 */
export function formatMoney({ culture, formats }: CultureIntl, { amount, currency }: Money, short = false): string {
  const format = (currencyDisplay: 'narrowSymbol' | 'symbol' | 'code') =>
    formats.formatNumber(amount / minorUnitsOf(currency), {
      style: 'currency',
      currency,
      currencyDisplay,
      ...(short && { trailingZeroDisplay: 'stripIfInteger' }),
    });
  if (currency === culture.currency) return format('narrowSymbol');
  const named = format('symbol');
  return isAmbiguous(named) ? format('code') : named;
}

/** A unit that a space separates from its figure, behind or before it. */
const unitBehind = /\s\D+$/;
const unitBefore = /^\D+\s/;

/**
 * The lowest and highest amount, or the only known one: `£0.10–£50`. A unit that a space separates from the figures is
 * written once: `0,10–50 €`. `Intl` has another dash and other spaces in each version of its data.
 */
export function formatMoneyRange(intl: CultureIntl, min?: Money, max?: Money): string | undefined {
  const [low, high] = [min, max].map((amount) => amount && formatMoney(intl, amount, true));
  if (low === undefined || high === undefined || low === high) return low ?? high;
  const behind = unitBehind.exec(high)?.[0];
  if (behind && low.endsWith(behind)) return `${low.slice(0, -behind.length)}–${high}`;
  const before = unitBefore.exec(low)?.[0];
  return `${low}–${before && high.startsWith(before) ? high.slice(before.length) : high}`;
}

/** `96` → `96%`, with the culture's sign and space. */
export function formatPercent({ formats }: CultureIntl, percent: number): string {
  return formats.formatNumber(percent / 100, { style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: 2 });
}

/** Return to player of one game with two decimals: `96.5` → `96.50%`. */
export function formatRtp({ formats }: CultureIntl, rtp: number): string {
  return formats.formatNumber(rtp / 100, { style: 'percent', minimumFractionDigits: 2 });
}

/** `2026-11-25T23:30:00Z` → `25 November 2026`: the day in the culture's time zone. */
export function formatDate({ formats }: CultureIntl, iso: string): string {
  return formats.formatDate(iso, { day: 'numeric', month: 'long', year: 'numeric' });
}
