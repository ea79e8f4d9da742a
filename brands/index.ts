import type { Brand } from './brand.ts';
import { brand as de } from './de/brand.ts';
import { brand as en } from './en/brand.ts';
import { brand as es } from './es/brand.ts';
import { brand as sv } from './sv/brand.ts';

export type { Brand, Tag } from './brand.ts';
export type { CheckedProfile, ComplianceProfile, HelpKind, HelpLink } from './compliance.ts';
export { house, product } from './house.ts';

/** Every site, in menu order. Add a new one here. */
export const brands: readonly Brand[] = [en, de, sv, es];
