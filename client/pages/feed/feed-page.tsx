import type { SimpleFeed } from '../../../shared/contract/feeds.ts';
import { simpleFeed } from '../../../shared/data/feeds.ts';
import { headingsOf } from '../../../shared/data/post-body.ts';
import { Html } from '../../components/html/html.tsx';
import { ResourcePage } from '../../components/resource-page/resource-page.tsx';
import { VersionLine } from '../../components/resource-page/version-line.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './feed.module.css';
import './print.css';
import { TableOfContents } from './table-of-contents.tsx';

/** Texts with at least this many headings have a table of contents. */
const worthATable = 4;

const related = ['terms', 'privacy', 'bonus', 'responsible', 'faq', 'contact', 'impressum', 'juego'] as const;

/** A legal or help text with its version and table of contents. */
export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  return (
    <ResourcePage resource={simpleFeed(culture.code, match.key)} related={related}>
      {(feed) => <FeedText feed={feed} />}
    </ResourcePage>
  );
}

function FeedText({ feed }: { feed: SimpleFeed }) {
  const { body } = feed;
  const headings = headingsOf(body);
  const hasTable = headings.length >= worthATable;
  return (
    <>
      <VersionLine of={feed} />
      <div className={hasTable ? css.columns : undefined}>
        {hasTable && <TableOfContents headings={headings} />}
        <Html html={body} />
      </div>
    </>
  );
}
