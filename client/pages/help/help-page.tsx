import { Suspense } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { PageColumns } from '../../components/page-aside/page-columns.tsx';
import { PageBanner } from '../../components/page-banner/page-banner.tsx';
import { useSite } from '../../site-context.ts';
import css from './help.module.css';
import { Questions } from './questions.tsx';

/** Questions and answers, and the contacts for everything else. */
export function Page() {
  const { brand } = useSite();
  const { text } = useIntl();
  return (
    <>
      <PageBanner title={text('help.title')} />
      <div className="wrap">
        <PageColumns
          related={['contact', 'payments', 'pnp', 'trustly', 'terms', 'responsible']}
          side={
            <section aria-labelledby="ask" className={css.ask}>
              <h2 id="ask">{text('help.ask')}</h2>
              <p>
                {text('help.askText')} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
              </p>
            </section>
          }
        >
          <Suspense fallback={<div className={css.place} />}>
            <Questions />
          </Suspense>
        </PageColumns>
      </div>
    </>
  );
}
