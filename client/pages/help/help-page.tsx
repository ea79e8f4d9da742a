import { Suspense } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { WaysOn } from '../../components/ways-on/ways-on.tsx';
import { useSite } from '../../site-context.ts';
import css from './help.module.css';
import { Questions } from './questions.tsx';

/** Questions and answers, and whom to ask when none of them helps. */
export function Page() {
  const { brand } = useSite();
  const { text } = useIntl();
  return (
    <div className="wrap">
      <PageHead title={text('help.title')} lead={text('help.lead')} />
      <Suspense fallback={<div className={css.place} />}>
        <Questions />
      </Suspense>
      <section aria-labelledby="ask" className={css.ask}>
        <h2 id="ask">{text('help.ask')}</h2>
        <p>
          {text('help.askText')} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </p>
        <WaysOn codes={['contact', 'responsible', 'payments', 'terms']} />
      </section>
    </div>
  );
}
