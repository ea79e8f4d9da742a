import type { ContentPage } from '../../../shared/contract/cms.ts';
import { contentOf } from '../../../shared/data/shown-item.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { ServedPage } from '../../components/served-page/served-page.tsx';
import { WaysOn } from '../../components/ways-on/ways-on.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { ContentBlock } from './content-block.tsx';
import css from './content.module.css';
import { LandingHead } from './landing-head.tsx';

/** A page that editors build of blocks: who we are, how to reach us, landing pages. */
export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  const resource = contentOf(culture.code, match.key, match.params);
  if (match.params['lpSlug'] !== undefined) return <LandingPage resource={resource} />;
  return (
    <ServedPage resource={resource}>
      {({ blocks }) => (
        <>
          <Blocks blocks={blocks} />
          <div className={css.ways}>
            <WaysOn codes={['home', 'aboutUs', 'contact', 'faq', 'affiliates', 'responsible']} />
          </div>
        </>
      )}
    </ServedPage>
  );
}

/** Visitors who come from elsewhere see at once what the page is about. That there is one has been decided. */
function LandingPage({ resource }: { resource: ReturnType<typeof contentOf> }) {
  const page = found(useData(resource));
  if (!page) return null;
  const [first, ...others] = page.blocks;
  const lead = first?.type === 'html' ? first.html : '';
  return (
    <>
      <LandingHead title={page.title} html={lead} />
      <div className="wrap">
        <Blocks blocks={lead ? others : page.blocks} />
      </div>
    </>
  );
}

function Blocks({ blocks }: Pick<ContentPage, 'blocks'>) {
  return (
    <div className={css.blocks}>
      {blocks.map((block) => (
        <ContentBlock key={'title' in block ? block.title : block.html} block={block} />
      ))}
    </div>
  );
}
