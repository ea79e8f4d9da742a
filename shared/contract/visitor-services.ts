import * as v from 'valibot';
import { optional, shape, wanted } from './tolerant.ts';

const place = {
  name: wanted(v.string(), ''),
  prime_culture: optional(v.string()),
  native_culture: optional(v.string()),
  prime_lang: optional(v.string()),
  native_lang: optional(v.string()),
  // Intl throws for other forms of codes.
  prime_currency: optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
};

export const restrictions = [
  'none',
  'blocked',
  'fullyblocked',
  'blockedwithlogin',
  'accountblocked',
  'playblocked',
  'registerblocked',
] as const;
export type Restriction = (typeof restrictions)[number];

/** A visitor's location and its restriction. An unknown restriction counts as `blocked`. */
export const geoInfo = shape({
  country: shape({ iso2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), ...place }),
  region: optional(shape(place)),
  restriction: v.fallback(v.picklist(restrictions), 'blocked'),
  restriction_level: v.fallback(v.picklist(['country', 'region']), 'country'),
});
export type GeoInfo = v.InferOutput<typeof geoInfo>;

/** Units of a currency for one EUR. */
export const currencyRate = v.pipe(v.number(), v.finite(), v.minValue(0.000001));

/** Unknown fields are preserved. */
export const userContext = v.looseObject({
  skinName: optional(v.string()),
  license: optional(v.string()),
  country: optional(v.string()),
  userCountry: optional(v.string()),
  code: optional(v.string()),
  localCode: optional(v.string()),
  apiCode: optional(v.string()),
  culture: optional(v.string()),
  platformUnderMaintenance: optional(v.boolean()),
  skillCulture: optional(v.string()),
});
export type UserContext = v.InferOutput<typeof userContext>;

export const maintenance = v.boolean();
