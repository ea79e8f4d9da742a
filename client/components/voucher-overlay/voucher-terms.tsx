import { Suspense } from 'react';
import { promotionList, termsText } from '../../../shared/data/cms.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { Html } from '../html/html.tsx';
import css from './voucher.module.css';

/** Offers that are claimed by a voucher, with their significant terms. */
function Offers() {
  const { culture, compliance } = useSite();
  const promotions = found(useData(promotionList(culture.code)))?.items ?? [];
  const offers = promotions.filter(({ claim, status }) => claim?.href === '#voucher' && status === 'active');
  return offers.map(({ id, title, significantTerms }) => (
    <p key={id}>
      <strong>{title}.</strong>{' '}
      <span>
        {significantTerms.includes(compliance.ageMark)
          ? significantTerms
          : `${compliance.ageMark}. ${significantTerms}`}
      </span>
    </p>
  ));
}

function AllTerms() {
  const { culture } = useSite();
  const { text } = useIntl();
  const terms = found(useData(termsText(culture.code, 'voucher')));
  if (!terms) return null;
  return (
    <details>
      <summary>{text('voucher.terms')}</summary>
      <Html html={terms.body} />
    </details>
  );
}

/** The terms below the code; both sections load in parallel. */
export function VoucherTerms() {
  return (
    <div className={css.terms}>
      <Suspense>
        <Offers />
      </Suspense>
      <Suspense>
        <AllTerms />
      </Suspense>
    </div>
  );
}
