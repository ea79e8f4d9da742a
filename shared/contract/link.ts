import * as v from 'valibot';

/** Where a service's own link leads: a path of the site without locale prefix, a hash, or an absolute address. */
export const link = v.object({
  href: v.pipe(v.string(), v.minLength(1)),
  external: v.optional(v.boolean()),
});

/** A link that says what it is for. */
export const labelledLink = v.object({ ...link.entries, label: v.pipe(v.string(), v.minLength(1)) });
