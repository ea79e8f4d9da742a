import { Suspense } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { PageBanner } from '../../components/page-banner/page-banner.tsx';
import { MenuLinks } from '../../components/menu-links/menu-links.tsx';
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
        <section className={css.limits} aria-labelledby="limits">
          <h2 id="limits">{text('payments.limits')}</h2>
          <p>{text('payments.limitsText')}</p>
          <MenuLinks codes={['responsible', 'faq', 'contact']} />
        </section>
      </div>
    </>
  );
}
