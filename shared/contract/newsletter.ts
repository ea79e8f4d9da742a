import * as v from 'valibot';

/** What the profile service takes; the browser posts the same to the site, which passes it on. */
export const newsletterRequest = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  culture: v.string(),
  brandCode: v.string(),
  source: v.pipe(v.string(), v.maxLength(64)),
  pagePath: v.pipe(v.string(), v.maxLength(2000)),
  consent: v.object({
    given: v.boolean(),
    textVersion: v.pipe(v.string(), v.maxLength(32)),
    at: v.pipe(v.string(), v.isoTimestamp()),
  }),
});
export type NewsletterRequest = v.InferOutput<typeof newsletterRequest>;

const textVersion = newsletterRequest.entries.consent.entries.textVersion;

/**
 * What a page posts to the site, as a form or as JSON: the wish, less what the site's server knows better. `consent` names the words that
 * the visitor agreed to.
 */
export const newsletterForm = v.object({
  ...v.pick(newsletterRequest, ['email', 'name']).entries,
  culture: v.optional(v.string()),
  source: v.optional(newsletterRequest.entries.source, 'site'),
  pagePath: v.optional(newsletterRequest.entries.pagePath, '/'),
  consent: v.union([
    v.pipe(
      v.string(),
      v.minLength(1),
      textVersion,
      v.transform((version) => ({ textVersion: version })),
    ),
    v.object({ given: v.literal(true), textVersion }),
  ]),
});

/** Never tells whether the address was known. */
export const newsletterAnswer = v.object({ status: v.picklist(['pending', 'subscribed']) });
/** 422: which field is wrong, and how. */
export const newsletterRefusal = v.object({ field: v.string(), code: v.string() });
