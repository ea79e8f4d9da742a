import * as v from 'valibot';
import { canonicalItemPath, canonicalLink } from '../routing/canonical.ts';
import { canonicalSlug } from '../routing/pattern.ts';
import { isCurrency } from './currency.ts';
import { longestPersonName } from './person-name-length.ts';
import { personName, tidyPersonName } from './person-name.ts';
import { optional, shape, wanted } from './tolerant.ts';

/** A finite number: JSON can contain numbers that are parsed as infinite. */
export const number = v.pipe(v.number(), v.finite());

/** A number that is not negative. */
export const amount = v.pipe(number, v.minValue(0));

/** A percentage: 96.2. */
export const percent = v.pipe(amount, v.maxValue(100));

/** An amount in minor units (pence, cents, öre) with its ISO 4217 currency. */
export const money = shape({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/), v.check(isCurrency, 'is no known currency')),
});
export type Money = v.InferOutput<typeof money>;

/** Name of a person, which letters address them by. */
export const personNameText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(personName),
  v.transform(tidyPersonName),
  v.maxLength(longestPersonName),
);

/** A text that is not blank. */
export const filledText = v.pipe(v.string(), v.regex(/\S/, 'is empty'));

/** Slug of a page, in the form in which paths have it. */
export const slugText = v.pipe(filledText, v.transform(canonicalSlug));

/** A picture; `url` is relative to the image origin or absolute, see shared/images. */
export const img = shape({
  url: filledText,
  width: wanted(v.pipe(number, v.minValue(1))),
  height: wanted(v.pipe(number, v.minValue(1))),
  alt: wanted(v.string(), ''),
  placeholder: optional(filledText),
});
export type Img = v.InferOutput<typeof img>;

/** A path on the site, without origin and locale prefix, in its canonical form. */
export const sitePath = v.pipe(v.string(), v.transform(canonicalLink), v.string('a path of this site'));

export const seo = shape({
  title: wanted(filledText),
  description: wanted(filledText),
  robots: optional(v.string()),
  ogImage: optional(filledText),
});
export type Seo = v.InferOutput<typeof seo>;

/**
 * Culture code → path without locale prefix, for items that other cultures have under their own slug, each in its canonical form. An invalid
 * path is dropped alone.
 */
export const alternates = v.record(v.string(), optional(v.pipe(sitePath, v.transform(canonicalItemPath))));
export type Alternates = v.InferOutput<typeof alternates>;

/** RFC 9457 problem details. Every error of a service has this shape. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof problem>;
