import type { AdditionalCode } from '../../../locales/culture.ts';
import { required as da } from './da.ts';
import type { RequiredMarket } from './required-market.ts';

/** Every additional market, open or not. */
export const requiredMarkets: Readonly<Record<AdditionalCode, RequiredMarket>> = { da };

/** One requirement of every additional market. */
export const ofEachMarket = <Value>(fact: (market: RequiredMarket) => Value): Readonly<Record<AdditionalCode, Value>> =>
  Object.fromEntries(Object.entries(requiredMarkets).map(([code, market]) => [code, fact(market)])) as Record<
    AdditionalCode,
    Value
  >;
