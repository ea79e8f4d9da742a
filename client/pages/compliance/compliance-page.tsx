import { useIntl } from '../../../shared/i18n/use-intl.ts';
import type { RouteKey } from '../../../shared/routing/table.ts';
import { HelpAnchor } from '../../components/help-anchor/help-anchor.tsx';
import { usePageName } from '../../components/served-page/use-page-name.ts';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './compliance.module.css';
import { ComplianceFacts } from './compliance-facts.tsx';

/** What kind of statement each page is. */
const types: Readonly<Partial<Record<RouteKey, 'authorised_gaming' | 'impressum'>>> = {
  juegoAutorizado: 'authorised_gaming',
  impressum: 'impressum',
};

/** What the law of the market asks the holder of the licence to say of itself: from the market's facts, without a call. */
export function Page() {
  const { brand, compliance } = useSite();
  const { key } = usePage().match;
  const { text } = useIntl();
  const type = types[key] ?? 'impressum';
  const { licence, helplines, selfExclusion, selfTest } = compliance;
  const values = { siteName: brand.name, holder: licence.holder, regulator: licence.regulator };
  return (
    <div className="wrap">
      <PageHead title={usePageName()} lead={text(`content.lead.${type}`, values)} />
      <div data-type={type} className={css.statement}>
        <ComplianceFacts />
        <p>{text(`content.note.${type}`)}</p>
        <section aria-labelledby="care">
          <h2 id="care">{text('footer.care')}</h2>
          <p>{text('footer.careText')}</p>
          <div className={css.marks}>
            {[...helplines, selfExclusion, selfTest].map((link) => (
              <HelpAnchor key={link.name} link={link} />
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}
