import * as v from 'valibot';
import { filledText } from './basics.ts';
import { optional, shape } from './tolerant.ts';

/** Where a service's own link leads: a path of the site without locale prefix, a hash, or an absolute address. */
export const link = shape({
  href: filledText,
  external: optional(v.boolean()),
});

/** A link that says what it is for. */
export const labelledLink = shape({ ...link.entries, label: filledText });
