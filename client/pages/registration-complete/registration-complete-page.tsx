import { Suspense } from 'react';
import { contentPage } from '../../../shared/data/cms.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { ResourceContent } from '../../components/resource-page/resource-content.tsx';
import { ResourceTitle } from '../../components/resource-page/resource-title.tsx';
import { TextBlocks } from '../../components/text-blocks/text-blocks.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { lobbyHref } from '../../visitor/platform-links.ts';
import { Forward } from './forward.tsx';
import css from './registration-complete.module.css';

/** Confirms the registration, before the site forwards to the platform's lobby. */
export function Page() {
  const site = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const words = contentPage(site.culture.code, match.key);
  return (
    <div className="wrap">
      <PageHead title={<ResourceTitle resource={words} name={text('registered.title')} />} />
      <div className={css.parts}>
        <Suspense>
          <ResourceContent resource={words}>
            {({ blocks }) => <TextBlocks blocks={blocks.slice(0, 1)} />}
          </ResourceContent>
        </Suspense>
        <Forward href={lobbyHref(site)} />
        <Suspense>
          <ResourceContent resource={words}>{({ blocks }) => <TextBlocks blocks={blocks.slice(1)} />}</ResourceContent>
        </Suspense>
      </div>
    </div>
  );
}
