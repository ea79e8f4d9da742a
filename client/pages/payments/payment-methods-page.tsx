import { Suspense } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { PageBanner } from '../../components/page-banner/page-banner.tsx';
import { WaysOn } from '../../components/ways-on/ways-on.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import css from './payments.module.css';

/** All methods of deposit and withdrawal. */
export function Page() {
  const { text } = useIntl();
  return (
    <>
      <PageBanner title={text('payments.title')} />
      <div className="wrap">
        <Suspense fallback={<div className={css.placeOfAll} />}>
          <PaymentMethods />
        </Suspense>
        <section className={css.ways} aria-labelledby="limits">
          <h2 id="limits">{text('payments.limits')}</h2>
          <p>{text('payments.limitsText')}</p>
          <WaysOn codes={['responsible', 'faq', 'contact']} />
        </section>
      </div>
    </>
  );
}
