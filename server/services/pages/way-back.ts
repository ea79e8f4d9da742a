import type { Culture } from '../../../locales/index.ts';
import { brandOf } from '../brand-of.ts';
import type { IsOurSite } from '../http/our-sites.ts';

/** The home page of the site that sent the visitor; without one that is ours, the brand's public one. */
export const createWayBack =
  (isOurSite: IsOurSite) =>
  (culture: Culture, referrer: string | undefined): string => {
    const from = referrer ? URL.parse(referrer) : null;
    const origin = from && isOurSite(from) ? from.origin : `https://${brandOf(culture.code).host}`;
    return new URL(culture.route, origin).href;
  };
export type WayBack = ReturnType<typeof createWayBack>;
