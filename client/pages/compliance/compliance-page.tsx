import { useIntl } from '../../../shared/i18n/use-intl.ts';
import type { RouteKey } from '../../../shared/routing/table.ts';
import { usePageName } from '../../components/resource-page/use-page-name.ts';
import { PageColumns } from '../../components/page-aside/page-columns.tsx';
import { PageBanner } from '../../components/page-banner/page-banner.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './compliance.module.css';
import { ComplianceFacts } from './compliance-facts.tsx';

/** Kind of statement by route. */
const types: Readonly<Partial<Record<RouteKey, 'authorised_gaming' | 'impressum'>>> = {
  juegoAutorizado: 'authorised_gaming',
  impressum: 'impressum',
};

/** The legal statement that the market requires of the licence holder, from the market's settings, without a call. */
export function Page() {
  const { brand, compliance } = useSite();
  const { key } = usePage().match;
  const { text } = useIntl();
  const type = types[key] ?? 'impressum';
  const { licence } = compliance;
  const values = { siteName: brand.name, holder: licence.holder, regulator: licence.regulator };
  return (
    <>
      <PageBanner title={usePageName()} lead={text(`content.lead.${type}`, values)} />
      <div className="wrap">
        <PageColumns related={['terms', 'privacy', 'bonus', 'responsible', 'faq', 'contact', 'aboutUs']}>
          <div data-type={type} className={css.statement}>
            <ComplianceFacts />
            <p>{text(`content.note.${type}`)}</p>
          </div>
        </PageColumns>
      </div>
    </>
  );
}
