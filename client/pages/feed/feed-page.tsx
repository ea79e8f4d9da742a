import { simpleFeed } from '../../../shared/data/feeds.ts';
import { headingsOf } from '../../../shared/data/post-body.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Html } from '../../components/html/html.tsx';
import { ServedPage } from '../../components/served-page/served-page.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './feed.module.css';
import './print.css';
import { TableOfContents } from './table-of-contents.tsx';

/** From how many headings on a text is worth a table of contents. */
const worthATable = 4;

/** A legal text or a text of help: its version, what is in it, and all of it. */
export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  return (
    <ServedPage resource={simpleFeed(culture.code, match.key)}>
      {({ version, body }) => <FeedText version={version} body={body} />}
    </ServedPage>
  );
}

function FeedText({ version, body }: { version: string; body: string }) {
  const { text } = useIntl();
  const headings = headingsOf(body);
  const hasTable = headings.length >= worthATable;
  return (
    <>
      <p className={css.version}>{text('content.version', { version })}</p>
      <div className={hasTable ? css.columns : undefined}>
        {hasTable && <TableOfContents headings={headings} />}
        <Html html={body} />
      </div>
    </>
  );
}
