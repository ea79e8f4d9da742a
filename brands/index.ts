import type { Brand } from './brand.ts';
import { brand as de } from './de/brand.ts';
import { brand as en } from './en/brand.ts';
import { brand as es } from './es/brand.ts';
import { brand as sv } from './sv/brand.ts';

export type { Brand } from './brand.ts';
export type { ComplianceProfile, HelpLink } from './compliance.ts';
export { house, product } from './house.ts';

/** The list of sites. A new one is a folder and a line here. */
export const brands: readonly Brand[] = [en, de, sv, es];
