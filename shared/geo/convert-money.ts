import type { Money } from '../contract/basics.ts';

/** A currency with its units for one EUR. */
export interface Currency {
  iso: string;
  rate: number;
}

/**
 * An amount of the site's own currency in the visitor's, in minor units; any other stays as it is. All currencies of the house have two
 * decimals.
 */
export function convertMoney(money: Money, own: Currency, to: Currency): Money {
  if (money.currency !== own.iso || own.iso === to.iso) return money;
  return { amount: Math.round((money.amount / own.rate) * to.rate), currency: to.iso };
}
