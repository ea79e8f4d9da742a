import type { ReactNode } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import css from './compliance.module.css';

type Row = readonly [label: string, value: ReactNode];

/** The licence holder, its contact details and its regulator. Leaves out facts that the market doesn't require. */
export function ComplianceFacts() {
  const { brand, compliance } = useSite();
  const { text } = useIntl();
  const { licence, company, gameLicences } = compliance;
  const email = <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
  const phone = company?.phone && <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>;
  const register = (
    <a href={licence.registerUrl} target="_blank" rel="noopener">
      {text('footer.register')}
    </a>
  );
  const holder: Row[] = [
    [text('content.company'), licence.holder],
    [text('content.address'), company?.address],
    [text('content.representatives'), company?.representatives],
    [text('content.register'), company?.register],
    [text('content.taxNumber'), company?.taxNumber],
    [text('content.email'), email],
    [text('content.phone'), phone],
  ];
  const authority: Row[] = [
    [text('content.regulator'), licence.regulator],
    [text('content.address'), licence.regulatorAddress],
    ...(gameLicences?.map(({ games, number }): Row => [games, number]) ?? [[text('content.licence'), licence.number]]),
    [text('content.check'), register],
  ];
  return (
    <>
      <Facts title={text('content.holder')} rows={holder} />
      <Facts title={text('content.supervision')} rows={authority} />
    </>
  );
}

function Facts({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl className={css.facts}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
