import { brandOf } from '../brand-of.ts';
import type { ContentContext } from './context.ts';

/**
 * Terms beside a link. A link to a promotion shows that promotion's significant terms, so that they are never missing
 * or outdated. `own` are the link's own terms, which are added, or used alone for other targets.
 */
export function termsBeside({ culture, outline }: ContentContext, href: string, own?: string): string | undefined {
  const offer = outline.offers.get(href);
  if (offer === undefined) return own;
  const ageMark = brandOf(culture).compliance[culture]?.ageMark;
  return [ageMark && `${ageMark}.`, offer, own].filter(Boolean).join(' ');
}
