import { Suspense } from 'react';
import { contentPage } from '../../../shared/data/cms.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { PageColumns } from '../../components/page-aside/page-columns.tsx';
import { PageBanner } from '../../components/page-banner/page-banner.tsx';
import { ResourceContent } from '../../components/resource-page/resource-content.tsx';
import { ResourceTitle } from '../../components/resource-page/resource-title.tsx';
import { TextBlocks } from '../../components/text-blocks/text-blocks.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { WinnerList } from './winner-list.tsx';
import css from './winners.module.css';

/** Recent prizes beside an explanatory text. Each section renders without the other. */
export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const words = contentPage(culture.code, match.key);
  return (
    <>
      <PageBanner title={<ResourceTitle resource={words} name={text('winners.title')} />} />
      <div className="wrap">
        {/* Load both together: a text that arrives later would shift the side column. */}
        <Suspense fallback={<div className={css.place} />}>
          <PageColumns
            related={['jackpots', 'slots', 'responsible', 'faq']}
            side={
              <ResourceContent resource={words}>
                {({ blocks }) => <TextBlocks blocks={blocks.slice(1)} className={css.more} />}
              </ResourceContent>
            }
          >
            <ResourceContent resource={words}>
              {({ blocks }) => <TextBlocks blocks={blocks.slice(0, 1)} className={css.intro} />}
            </ResourceContent>
            <WinnerList />
          </PageColumns>
        </Suspense>
      </div>
    </>
  );
}
