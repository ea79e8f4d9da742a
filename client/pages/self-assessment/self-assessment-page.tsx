import { simpleFeed } from '../../../shared/data/feeds.ts';
import { Html } from '../../components/html/html.tsx';
import { ResourcePage } from '../../components/resource-page/resource-page.tsx';
import { VersionLine } from '../../components/resource-page/version-line.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { Assessment } from './assessment.tsx';
import { HelpLines } from './help-lines.tsx';
import css from './self-assessment.module.css';

/** Splits the text at its first heading: the test is shown after the introduction. */
function splitText(body: string): { intro: string; rest: string } {
  const at = body.search(/<h2[\s>]/);
  return at < 0 ? { intro: body, rest: '' } : { intro: body.slice(0, at), rest: body.slice(at) };
}

export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  return (
    <ResourcePage resource={simpleFeed(culture.code, match.key)}>
      {(feed) => {
        const { intro, rest } = splitText(feed.body);
        return (
          <div className={css.page}>
            <div>
              <VersionLine of={feed} />
              <Html html={intro} />
              <Assessment />
            </div>
            <HelpLines />
            {rest && <Html html={rest} />}
          </div>
        );
      }}
    </ResourcePage>
  );
}
