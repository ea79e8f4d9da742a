import { Fragment } from 'react';
import type { ContentPage } from '../../../shared/contract/cms.ts';
import { contentOf } from '../../../shared/data/published-or-draft.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { ResourcePage } from '../../components/resource-page/resource-page.tsx';
import { TermsLink } from '../../components/terms-overlay/terms-link.tsx';
import { TermsOverlay } from '../../components/terms-overlay/terms-overlay.tsx';
import { uniqueKeys } from '../../components/unique-keys.ts';
import { usePage, useSite } from '../../site-context.ts';
import { ContentBlock } from './content-block.tsx';
import css from './content.module.css';
import { LandingHead } from './landing-head.tsx';

const related = ['aboutUs', 'contact', 'faq', 'pnp', 'trustly', 'payments', 'affiliates', 'responsible'] as const;

/** Pages about registration by payment. */
const registering: ReadonlySet<string> = new Set(['payNPlay', 'trustlyDirect']);

/** A page of editors' blocks: about us, contact, landing pages. */
export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  const resource = contentOf(culture.code, match.key, match.params);
  if (match.params['lpSlug'] !== undefined) return <LandingPage resource={resource} />;
  return (
    <ResourcePage resource={resource} related={related}>
      {({ blocks }) => (
        <>
          <Blocks blocks={blocks} registers={culture.usePnpRegistration && registering.has(match.key)} />
          <TermsOverlay />
        </>
      )}
    </ResourcePage>
  );
}

/** A page for visitors from campaigns, so its subject is in the first screen. The route's gate has confirmed that it exists. */
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
      <TermsOverlay />
    </>
  );
}

/** Shows the offer's terms beside the steps when these describe a registration. */
function Blocks({ blocks, registers = false }: Pick<ContentPage, 'blocks'> & { registers?: boolean }) {
  const steps = registers ? blocks.findIndex(({ type }) => type === 'steps') : -1;
  const keys = uniqueKeys(blocks, (block) => ('title' in block ? block.title : block.html));
  return (
    <div className={css.blocks}>
      {blocks.map((block, place) => (
        <Fragment key={keys[place]}>
          <ContentBlock block={block} />
          {place === steps && (
            <p>
              <TermsLink of="registration" />
            </p>
          )}
        </Fragment>
      ))}
    </div>
  );
}
