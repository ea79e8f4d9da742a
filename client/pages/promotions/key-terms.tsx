import type { Promotion } from '../../../shared/contract/cms.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './key-terms.module.css';
import { termRows } from './term-rows.ts';

/** The figures of the terms as a list, for comparison. */
export function KeyTerms({ promotion }: { promotion: Promotion }) {
  const intl = useIntl();
  return (
    <section aria-labelledby="key-terms" className={css.terms}>
      <h2 id="key-terms">{intl.text('promotions.keyTerms')}</h2>
      <dl>
        {termRows(intl, promotion).map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
