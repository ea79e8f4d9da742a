import * as v from 'valibot';
import { filledText } from './basics.ts';
import { optional, shape } from './tolerant.ts';

/** Target of a service's link: a path of the site without locale prefix, a hash, or an absolute URL. */
export const link = shape({
  href: filledText,
  external: optional(v.boolean()),
});

/** A link with its text. */
export const labelledLink = shape({ ...link.entries, label: filledText });
