import { Suspense } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { WaysOn } from '../../components/ways-on/ways-on.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import css from './payments.module.css';

/** How money comes in and goes out. */
export function Page() {
  const { text } = useIntl();
  return (
    <div className="wrap">
      <PageHead title={text('payments.title')} lead={text('payments.lead')} />
      <Suspense fallback={<div className={css.placeOfAll} />}>
        <PaymentMethods />
      </Suspense>
      <section className={css.ways} aria-labelledby="limits">
        <h2 id="limits">{text('payments.limits')}</h2>
        <p>{text('payments.limitsText')}</p>
        <WaysOn codes={['responsible', 'faq', 'contact']} />
      </section>
    </div>
  );
}
