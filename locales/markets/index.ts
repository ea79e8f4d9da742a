import type { AdditionalCode } from '../culture.ts';
import { market as da } from './da.ts';
import type { Market } from './market.ts';

/** Every additional market, open or not. Add a new one here. */
export const markets: Readonly<Record<AdditionalCode, Market>> = { da };
