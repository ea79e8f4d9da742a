import { Suspense } from 'react';
import { contentPage } from '../../../shared/data/cms.ts';
import { isTurnedAway } from '../../../shared/geo/permissions.ts';
import { countryName } from '../../../shared/i18n/country-name.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { ArcadeLink } from '../../components/arcade-link/arcade-link.tsx';
import { HelpAnchor } from '../../components/help-anchor/help-anchor.tsx';
import { PageBanner } from '../../components/page-banner/page-banner.tsx';
import { ResourceContent } from '../../components/resource-page/resource-content.tsx';
import { ResourceTitle } from '../../components/resource-page/resource-title.tsx';
import { TextBlocks } from '../../components/text-blocks/text-blocks.tsx';
import { MenuLinks } from '../../components/menu-links/menu-links.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './restricted.module.css';

/** Explains that the visitor's country is restricted, and lists help that is available there. */
export function Page() {
  const { culture, compliance } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const code = match.params['countrySlug'] ?? '';
  const words = contentPage(culture.code, match.key);
  const hasOwnText = isTurnedAway(code.toUpperCase());
  return (
    <>
      <PageBanner title={<ResourceTitle resource={words} name={text('restricted.title')} />}>
        {/* The browser's name of a country may differ from the server's; don't replace it. */}
        <div className={css.country} suppressHydrationWarning>
          {countryName(culture, code)}
        </div>
      </PageBanner>
      <div className="wrap">
        <div className={css.columns}>
          <div className={css.text}>
            {hasOwnText && (
              <div className={css.own}>
                <p>{text('restricted.usa')}</p>
                <ArcadeLink />
              </div>
            )}
            <Suspense fallback={<div className={css.place} />}>
              <ResourceContent resource={words} otherwise={!hasOwnText && <p>{text('restricted.text')}</p>}>
                {({ blocks }) => <TextBlocks blocks={blocks} />}
              </ResourceContent>
            </Suspense>
          </div>
          <section aria-labelledby="near" className={css.help}>
            <h2 id="near">{text('restricted.help')}</h2>
            <p>{text('restricted.helpText')}</p>
            <p className={css.marks}>
              {compliance.helplines.map((link) => (
                <HelpAnchor key={link.href} link={link} />
              ))}
            </p>
            <MenuLinks codes={['mobileApp', 'responsible', 'faq', 'contact']} />
          </section>
        </div>
      </div>
    </>
  );
}
