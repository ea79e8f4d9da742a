import * as v from 'valibot';
import { personNameText } from './basics.ts';

/** Body of the profile service's subscription call. */
export const newsletterRequest = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()),
  name: personNameText,
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
 * Body that a page posts to the site, as a form or as JSON: the subscription, without the fields that the server sets.
 * `consent` names the consent text that the visitor accepted.
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

/** Never reveals whether the address was known. */
export const newsletterResponse = v.object({ status: v.picklist(['pending', 'subscribed']) });
/** 422: the invalid field and its error code. */
export const newsletterRefusal = v.object({ field: v.string(), code: v.string() });
