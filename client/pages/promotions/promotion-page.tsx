import { Suspense } from 'react';
import { promotionOf } from '../../../shared/data/published-or-draft.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { DraftBand } from '../../components/draft-band/draft-band.tsx';
import { Html } from '../../components/html/html.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { PromotionFacts } from '../../components/promotion-card/promotion-facts.tsx';
import { fullTermsId } from '../../components/promotion-card/promotion-links.ts';
import { PromotionState } from '../../components/promotion-card/promotion-state.tsx';
import { TermsOverlay } from '../../components/terms-overlay/terms-overlay.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { ClaimPanel } from './claim-panel.tsx';
import { KeyTerms } from './key-terms.tsx';
import { OtherPromotions } from './other-promotions.tsx';
import css from './promotion.module.css';

/** One offer. The route's gate has confirmed that it exists; an expired offer still has its page, with other texts. */
export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  const intl = useIntl();
  const promotion = found(useData(promotionOf(culture.code, match.params)));
  if (!promotion) return null;
  const { text } = intl;
  const { id, title, teaser, image, status, body, terms, updatedAt } = promotion;
  const all = { name: text('menu.promotions'), href: href(culture, 'promotions', {}) };
  return (
    <>
      <DraftBand />
      <div className="wrap">
        <Breadcrumbs trail={[all]} current={title} />
        <article>
          <div className={status === 'expired' ? `${css.head} ${css.ended}` : css.head}>
            <Picture
              url={image?.url}
              kind="lead"
              width={image?.width}
              height={image?.height}
              alt={image?.alt}
              sizes="(width >= 64em) 50vw, 100vw"
              loading="high"
            />
            <div className={css.words}>
              <PromotionState promotion={promotion} />
              <h1>{title}</h1>
              {teaser && <p className={css.teaser}>{teaser}</p>}
              <PromotionFacts promotion={promotion} />
              <ClaimPanel promotion={promotion} />
            </div>
          </div>
          <div className={css.columns}>
            <Html html={body} />
            <KeyTerms promotion={promotion} />
            <section aria-labelledby={fullTermsId} className={css.terms}>
              <h2 id={fullTermsId} tabIndex={-1}>
                {text('promotions.fullTerms')}
              </h2>
              <Html html={terms?.html ?? ''} />
              {updatedAt && <p>{text('promotions.updated', { date: formatDate(intl, updatedAt) })}</p>}
            </section>
          </div>
        </article>
        {!match.route.draft && (
          <Suspense>
            <OtherPromotions than={id} />
          </Suspense>
        )}
      </div>
      <TermsOverlay />
    </>
  );
}
