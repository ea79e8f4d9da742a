import { Suspense } from 'react';
import { paymentInfo, paymentOptions } from '../../../shared/data/feeds.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { Html } from '../../components/html/html.tsx';
import { PageBanner } from '../../components/page-banner/page-banner.tsx';
import { PaymentMark } from '../../components/payment-mark/payment-mark.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { OtherMethods } from './other-methods.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import css from './payments.module.css';

/** Only the list contains a method's logo. */
function Mark({ slug }: { slug: string }) {
  const { culture } = useSite();
  const option = found(useData(paymentOptions(culture.code)))?.find((each) => each.slug === slug);
  return option ? <PaymentMark option={option} className={css.mark} /> : null;
}

/** One payment method. The route's gate has confirmed that it exists. */
export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const slug = match.params['paymentSlug'] ?? '';
  const info = found(useData(paymentInfo(culture.code, slug)));
  if (!info) return null;
  return (
    <>
      <PageBanner title={info.title ?? info.name}>
        <Breadcrumbs
          trail={[{ name: text('menu.payments'), href: href(culture, 'paymentMethods', {}) }]}
          current={info.name}
        />
      </PageBanner>
      <div className="wrap">
        <div className={css.columns}>
          <section className={css.card} aria-labelledby="facts">
            <h2 id="facts" className="visually-hidden">
              {text('payments.facts')}
            </h2>
            <Suspense fallback={<div className={css.mark} />}>
              <Mark slug={slug} />
            </Suspense>
            <PaymentFacts info={info} className={css.facts} />
          </section>
          <Html html={info.body} />
        </div>
        <Suspense>
          <OtherMethods slug={slug} />
        </Suspense>
      </div>
    </>
  );
}
