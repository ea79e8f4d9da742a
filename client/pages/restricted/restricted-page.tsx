import { Suspense } from 'react';
import { contentPage } from '../../../shared/data/cms.ts';
import { countryName } from '../../../shared/i18n/country-name.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { HelpAnchor } from '../../components/help-anchor/help-anchor.tsx';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { Served } from '../../components/served-page/served.tsx';
import { ServedTitle } from '../../components/served-page/served-title.tsx';
import { TextBlocks } from '../../components/text-blocks/text-blocks.tsx';
import { WaysOn } from '../../components/ways-on/ways-on.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './restricted.module.css';

/** Countries with a text of their own. */
const ownTexts: Readonly<Partial<Record<string, 'restricted.usa'>>> = { us: 'restricted.usa' };

/** What holds for a country from which nobody may play, and who helps there as well. */
export function Page() {
  const { culture, compliance } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const code = match.params['countrySlug'] ?? '';
  const words = contentPage(culture.code, match.key);
  const ownText = ownTexts[code];
  return (
    <div className="wrap">
      <PageHead title={<ServedTitle resource={words} name={text('restricted.title')} />}>
        {/* Browsers may call a country otherwise than the server: its word stays. */}
        <div className={css.country} suppressHydrationWarning>
          {countryName(culture, code)}
        </div>
      </PageHead>
      <div className={css.columns}>
        <div className={css.text}>
          {ownText && <p className={css.own}>{text(ownText)}</p>}
          <Suspense fallback={<div className={css.place} />}>
            <Served resource={words} otherwise={!ownText && <p>{text('restricted.text')}</p>}>
              {({ blocks }) => <TextBlocks blocks={blocks} />}
            </Served>
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
          <WaysOn codes={['mobileApp', 'responsible', 'faq', 'contact']} />
        </section>
      </div>
    </div>
  );
}
