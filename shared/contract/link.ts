import * as v from 'valibot';
import { filledText } from './basics.ts';

/** Where a service's own link leads: a path of the site without locale prefix, a hash, or an absolute address. */
export const link = v.object({
  href: filledText,
  external: v.optional(v.boolean()),
});

/** A link that says what it is for. */
export const labelledLink = v.object({ ...link.entries, label: filledText });
