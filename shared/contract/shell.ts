import * as v from 'valibot';

const place = {
  name: v.string(),
  prime_culture: v.optional(v.string()),
  native_culture: v.optional(v.string()),
  prime_lang: v.optional(v.string()),
  native_lang: v.optional(v.string()),
  prime_currency: v.optional(v.string()),
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

/** Where a visitor is and what the law allows there. A restriction that this version does not know counts as `blocked`. */
export const geoInfo = v.object({
  country: v.object({ iso2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), ...place }),
  region: v.optional(v.object(place)),
  restriction: v.fallback(v.picklist(restrictions), 'blocked'),
  restriction_level: v.fallback(v.picklist(['country', 'region']), 'country'),
});
export type GeoInfo = v.InferOutput<typeof geoInfo>;

/** Units of a currency for one EUR. */
export const currencyRate = v.pipe(v.number(), v.finite(), v.minValue(0.000001));

/** All of it is kept, fields that nobody knows yet too. */
export const userContext = v.looseObject({
  skinName: v.optional(v.string()),
  license: v.optional(v.string()),
  country: v.optional(v.string()),
  userCountry: v.optional(v.string()),
  code: v.optional(v.string()),
  localCode: v.optional(v.string()),
  apiCode: v.optional(v.string()),
  culture: v.optional(v.string()),
  platformUnderMaintenance: v.optional(v.boolean()),
  skillCulture: v.optional(v.string()),
});
export type UserContext = v.InferOutput<typeof userContext>;

export const maintenance = v.boolean();
