import type { PromotionCard } from '../../../shared/contract/cms.ts';
import type { Culture } from '../../../locales/index.ts';
import { contentLink } from '../../../shared/routing/content-link.ts';
import { href } from '../../../shared/routing/href.ts';

/** Id of the full terms on an offer's own page. */
export const fullTermsId = 'full-terms';

export const promotionHref = (culture: Culture, { slug }: Pick<PromotionCard, 'slug'>) =>
  href(culture, 'promotion', { promotionSlug: slug });

/** Returns the URL of an offer's full terms, which have an anchor on the offer's own page. */
export function termsHref(culture: Culture, promotion: Pick<PromotionCard, 'slug' | 'termsPath'>): string {
  const page = promotionHref(culture, promotion);
  const path = contentLink(promotion.termsPath ?? '', culture.routePrefix)?.href ?? page;
  return path === page ? `${path}#${fullTermsId}` : path;
}
