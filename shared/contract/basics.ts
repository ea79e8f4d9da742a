import * as v from 'valibot';

/** An amount in minor units (pence, cents, öre) with its ISO 4217 currency. */
export const money = v.object({
  amount: v.pipe(v.number(), v.integer()),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
export type Money = v.InferOutput<typeof money>;

/** A text that may not be empty. */
export const filledText = v.pipe(v.string(), v.minLength(1));

/** A picture; `url` is relative to the image origin or absolute, see shared/images. */
export const img = v.object({
  url: filledText,
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
  alt: v.string(),
  placeholder: v.optional(v.string()),
});
export type Img = v.InferOutput<typeof img>;

/**
 * A path on the site, without origin and locale prefix. A second slash or a backslash would lead a browser to another host; so would
 * a dot segment or white space in front of one, which browsers take out.
 */
export const sitePath = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[^\s\\\p{Cc}]*$/u),
  v.check((path) => !/\/\.{1,2}(?:[/?#]|$)/.test(path), 'a path without dot segments'),
);

export const seo = v.object({
  title: v.string(),
  description: v.string(),
  robots: v.optional(v.string()),
  ogImage: v.optional(v.string()),
});

/** Culture code → path without locale prefix, for items that other cultures have under their own slug. A bad one drops out alone. */
export const alternates = v.record(v.string(), v.fallback(v.optional(sitePath), undefined));
export type Alternates = v.InferOutput<typeof alternates>;

/** RFC 9457 problem answers; every error of a service has this shape. */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof problem>;
