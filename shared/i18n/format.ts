import type { Money } from '../contract/basics.ts';
import type { CultureIntl } from './intl.ts';

/** Minor units of every currency that the sites use. */
const minorUnits = 100;

/** `{amount: 10, currency: 'GBP'}` → `£0.10`; whole amounts lose their zeros when `short`. */
export function formatMoney({ formats }: CultureIntl, { amount, currency }: Money, short = false): string {
  const whole = short && amount % minorUnits === 0;
  return formats.formatNumber(amount / minorUnits, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(whole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
}

/** `96` → `96%`, with the culture's sign and space. */
export function formatPercent({ formats }: CultureIntl, percent: number): string {
  return formats.formatNumber(percent / 100, { style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: 2 });
}

/** What one game returns, always as exact: `96.5` → `96.50%`. */
export function formatRtp({ formats }: CultureIntl, rtp: number): string {
  return formats.formatNumber(rtp / 100, { style: 'percent', minimumFractionDigits: 2 });
}

/** `2026-11-25T23:30:00Z` → `25 November 2026`: the day that it is in the culture's time zone. */
export function formatDate({ formats }: CultureIntl, iso: string): string {
  return formats.formatDate(iso, { day: 'numeric', month: 'long', year: 'numeric' });
}
