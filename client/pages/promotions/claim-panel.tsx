import type { Promotion } from '../../../shared/contract/cms.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { OfferTerms } from '../../components/offer-terms/offer-terms.tsx';
import { ClaimLink, claimTarget } from '../../components/promotion-card/claim-link.tsx';
import { fullTermsId } from '../../components/promotion-card/promotion-links.ts';
import { useSite } from '../../site-context.ts';
import css from './promotion.module.css';

/** The link to claim the offer, beside its significant terms. For an expired offer a notice and a link to the others. */
export function ClaimPanel({ promotion }: { promotion: Promotion }) {
  const { status, claim, significantTerms } = promotion;
  const terms = (
    <OfferTerms text={significantTerms} href={`#${fullTermsId}`} registers={claim?.target === 'register'} />
  );
  if (status === 'expired') {
    return (
      <>
        {terms}
        <Ended claim={claim} />
      </>
    );
  }
  return (
    <>
      {status === 'active' && claim && (
        <div className={css.actions}>
          <ClaimLink claim={claim} size="large" />
        </div>
      )}
      {terms}
    </>
  );
}

function Ended({ claim }: Pick<Promotion, 'claim'>) {
  const site = useSite();
  const { text } = useIntl();
  const archive = claim && claimTarget(claim, site);
  return (
    <div className={css.over}>
      <p>
        <strong>{text('promotions.endedTitle')}</strong> {text('promotions.endedText')}
      </p>
      <div className={css.actions}>
        <a className={buttonClass('quiet', undefined, css.current)} href={href(site.culture, 'promotions', {})}>
          {text('promotions.current')}
        </a>
        {archive?.external && (
          <a className={buttonClass('ghost')} href={archive.href} target="_blank" rel="noopener">
            {claim?.label}
          </a>
        )}
      </div>
    </div>
  );
}
