import type { PromotionCard } from '../../../shared/contract/cms.ts';
import type { Culture } from '../../../locales/index.ts';
import { contentLink } from '../../../shared/routing/content-link.ts';
import { href } from '../../../shared/routing/href.ts';

/** Id of the full terms on an offer's own page. */
export const fullTermsId = 'full-terms';

export const promotionHref = (culture: Culture, { slug }: Pick<PromotionCard, 'slug'>) =>
  href(culture, 'promotion', { promotionSlug: slug });

/** Where all of an offer's terms are: on its own page these have a place of their own. */
export function termsHref(culture: Culture, promotion: Pick<PromotionCard, 'slug' | 'termsPath'>): string | undefined {
  const path = contentLink(promotion.termsPath, culture.routePrefix)?.href;
  return path === promotionHref(culture, promotion) ? `${path}#${fullTermsId}` : path;
}
