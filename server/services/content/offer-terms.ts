import { brandOf } from '../brand-of.ts';
import type { ContentContext } from './context.ts';

/**
 * The terms beside a link: whatever leads to a promotion tells that promotion's significant terms, so that none of them can be left
 * out or age. `own` is what the link's own file says besides, or all there is to say where the link leads elsewhere.
 */
export function termsBeside({ culture, outline }: ContentContext, href: string, own?: string): string | undefined {
  const offer = outline.offers.get(href);
  if (offer === undefined) return own;
  const ageMark = brandOf(culture).compliance[culture]?.ageMark;
  return [ageMark && `${ageMark}.`, offer, own].filter(Boolean).join(' ');
}
