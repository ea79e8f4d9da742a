import type { Block } from '../../../shared/contract/cms.ts';
import { contentLink } from '../../../shared/routing/content-link.ts';
import { matchRoute } from '../../../shared/routing/match.ts';
import { ContentAnchor } from '../../components/content-anchor/content-anchor.tsx';
import { buttonClass } from '../../components/button/button-class.ts';
import { OfferTerms } from '../../components/offer-terms/offer-terms.tsx';
import { fullTermsId } from '../../components/promotion-card/promotion-links.ts';
import { type Site, useSite } from '../../site-context.ts';
import css from './offer-block.module.css';

/** Returns the link to the full terms, on the page of the promotion that the offer links to. */
function termsOf(link: string, { culture, brand }: Site): string | undefined {
  const target = contentLink(link, '');
  const isPromotion = target && matchRoute(target.href, culture.code, brand.id).key === 'promotion';
  return isPromotion ? `${contentLink(link, culture.routePrefix)?.href}#${fullTermsId}` : undefined;
}

export function OfferBlock({ block: { title, text, cta, terms } }: { block: Block & { type: 'offer' } }) {
  const site = useSite();
  return (
    <section aria-label={title} className={css.offer}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      <div>
        <ContentAnchor link={cta.href} className={buttonClass('yellow', 'large')}>
          {cta.label}
        </ContentAnchor>
      </div>
      <OfferTerms text={terms} href={termsOf(cta.href, site)} registers />
    </section>
  );
}
