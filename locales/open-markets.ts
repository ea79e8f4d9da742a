import { type AdditionalCode, additionalCodes, type Culture } from './culture.ts';
import { markets } from './markets/index.ts';
import type { MarketRoutes } from './markets/market.ts';

/** Facts of the additional markets that are open. */
export interface OpenMarkets {
  cultures: Readonly<Partial<Record<AdditionalCode, Culture>>>;
  routes: Readonly<Partial<Record<AdditionalCode, MarketRoutes>>>;
}

/** Codes in MARKETS, separated by commas. The configurations of the site and the services report unknown ones. */
const named = new Set((process.env['MARKETS'] ?? '').split(',').map((code) => code.trim()));

const open = additionalCodes.filter((code) => named.has(code));

/** Fixed for the life of a process. In browsers `client/open-markets.ts` takes the place of this module. */
export const openMarkets: OpenMarkets = {
  cultures: Object.fromEntries(open.map((code) => [code, markets[code].culture])),
  routes: Object.fromEntries(open.map((code) => [code, markets[code].routes])),
};
