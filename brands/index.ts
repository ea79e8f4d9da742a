import { cultures } from '../locales/index.ts';
import type { Brand } from './brand.ts';
import { brand as da } from './da/brand.ts';
import { brand as de } from './de/brand.ts';
import { brand as en } from './en/brand.ts';
import { brand as es } from './es/brand.ts';
import { brand as sv } from './sv/brand.ts';

export type { Brand, Tag } from './brand.ts';
export type { CheckedProfile, ComplianceProfile, HelpKind, HelpLink } from './compliance.ts';
export { house, product } from './house.ts';

/** The sites that are always served, in menu order. Add a new one here. */
const permanent: readonly Brand[] = [en, de, sv, es];

/** Sites of additional markets, which MARKETS opens. Add a new one here. */
const additional: readonly Brand[] = [da];

/** Every site, open or not. */
export const knownBrands: readonly Brand[] = [...permanent, ...additional];

/** The sites that this process serves. */
export const brands: readonly Brand[] = knownBrands.filter((brand) => brand.cultures.every((code) => code in cultures));
