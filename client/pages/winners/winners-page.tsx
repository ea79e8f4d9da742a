import { Suspense } from 'react';
import { contentPage } from '../../../shared/data/cms.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { Served } from '../../components/served-page/served.tsx';
import { ServedTitle } from '../../components/served-page/served-title.tsx';
import { TextBlocks } from '../../components/text-blocks/text-blocks.tsx';
import { WaysOn } from '../../components/ways-on/ways-on.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { WinnerList } from './winner-list.tsx';
import css from './winners.module.css';

/** Prizes as they fall, beside a text that says how to read them. Each part stands without the other. */
export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const words = contentPage(culture.code, match.key);
  return (
    <div className="wrap">
      <PageHead title={<ServedTitle resource={words} name={text('winners.title')} />} />
      {/* Together, since each has as much room as the other leaves. */}
      <Suspense fallback={<div className={css.place} />}>
        <div className={css.columns}>
          <div>
            <Served resource={words}>
              {({ blocks }) => <TextBlocks blocks={blocks.slice(0, 1)} className={css.intro} />}
            </Served>
            <WinnerList />
          </div>
          <Served resource={words}>
            {({ blocks }) => <TextBlocks blocks={blocks.slice(1)} className={css.more} />}
          </Served>
        </div>
      </Suspense>
      <div className={css.ways}>
        <WaysOn codes={['responsible', 'jackpots', 'faq']} />
      </div>
    </div>
  );
}
