import type { Money } from '../contract/basics.ts';
import { minorUnitsOf } from '../i18n/minor-units.ts';

/** A currency with its units for one EUR. */
export interface Currency {
  iso: string;
  rate: number;
}

/**
 * Converts an amount of the site's own currency to the visitor's, in minor units. Other currencies stay as they are.
 */
export function convertMoney(money: Money, own: Currency, to: Currency): Money {
  if (money.currency !== own.iso || own.iso === to.iso) return money;
  const amount = (money.amount * to.rate * minorUnitsOf(to.iso)) / own.rate / minorUnitsOf(own.iso);
  return { amount: Math.round(amount), currency: to.iso };
}
