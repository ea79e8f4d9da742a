import type { PromotionCard as Promotion } from '../../../shared/contract/cms.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { buttonClass } from '../button/button-class.ts';
import { OfferTerms } from '../offer-terms/offer-terms.tsx';
import { Picture } from '../picture/picture.tsx';
import { ClaimLink } from './claim-link.tsx';
import css from './promotion-card.module.css';
import { PromotionFacts } from './promotion-facts.tsx';
import { promotionHref, termsHref } from './promotion-links.ts';
import { PromotionState } from './promotion-state.tsx';

interface PromotionCardProps {
  promotion: Promotion;
  /** Its picture is the LCP element. */
  leads?: boolean;
}

export function PromotionCard({ promotion, leads = false }: PromotionCardProps) {
  const { culture } = useSite();
  const { text } = useIntl();
  const { title, teaser, image, status, claim, significantTerms } = promotion;
  const page = promotionHref(culture, promotion);
  const isActive = status === 'active';
  const isOver = status === 'expired';
  return (
    <li className={css.place}>
      <article className={isOver ? `${css.card} ${css.ended}` : css.card}>
        <Picture
          url={image?.url}
          kind="cover"
          width={image?.width}
          height={image?.height}
          alt={image?.alt}
          sizes="(width >= 48em) 50vw, 100vw"
          loading={leads ? 'eager' : undefined}
        />
        <div className={css.words}>
          <PromotionState promotion={promotion} />
          <h3>
            <a href={page}>{title}</a>
          </h3>
          {teaser && <p className={css.teaser}>{teaser}</p>}
          <PromotionFacts promotion={promotion} />
          <OfferTerms
            text={significantTerms}
            href={termsHref(culture, promotion)}
            registers={claim?.target === 'register'}
          />
          <div className={css.actions}>
            {isActive && claim && <ClaimLink claim={claim} />}
            <a
              className={isOver ? buttonClass('quiet') : css.details}
              href={page}
              aria-label={`${text('promotions.details')}: ${title}`}
            >
              {text('promotions.details')}
            </a>
          </div>
        </div>
      </article>
    </li>
  );
}
