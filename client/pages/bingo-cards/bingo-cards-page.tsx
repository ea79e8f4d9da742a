import { useMemo } from 'react';
import { parseCardQuery } from '../../../shared/bingo/card-query.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './bingo-cards.module.css';
import { CardForm } from './card-form.tsx';
import { CardRules } from './card-rules.tsx';
import { MadeCards } from './made-cards.tsx';

/** Printable bingo cards. The URL contains all settings. */
export function Page() {
  const { culture } = useSite();
  const page = usePage();
  const { text } = useIntl();
  const settings = useMemo(() => parseCardQuery(page.search), [page.search]);
  const path = localHref(culture, page.path);
  return (
    <div className={`wrap ${css.page}`}>
      <PageHead title={text('bingoCards.title')} lead={text('bingoCards.lead')} />
      <div className={css.columns}>
        <CardForm path={path} settings={settings} />
        <div className={css.results}>
          {settings.seed && <MadeCards path={path} settings={settings} />}
          <CardRules withExamples={!settings.seed} />
        </div>
      </div>
    </div>
  );
}
