import type { Money } from '../contract/basics.ts';

/** A currency with its units for one EUR. */
export interface Currency {
  iso: string;
  rate: number;
}

/**
 * Converts an amount of the site's own currency to the visitor's, in minor units. Other currencies stay as they are.
 * All currencies of the sites have two decimals.
 */
export function convertMoney(money: Money, own: Currency, to: Currency): Money {
  if (money.currency !== own.iso || own.iso === to.iso) return money;
  return { amount: Math.round((money.amount / own.rate) * to.rate), currency: to.iso };
}
