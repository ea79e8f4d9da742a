import { termsText } from '../../../shared/data/cms.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { Html } from '../html/html.tsx';
import { type TermsKey, termsPage } from './terms-hash.ts';
import css from './terms-panel.module.css';
import { termsTitle } from './terms-title.ts';

/** Short terms with their version, and a link to the full terms, which remains when loading fails. */
export function TermsPanel({ of: key }: { of: TermsKey }) {
  const { culture } = useSite();
  const intl = useIntl();
  const { text } = intl;
  const terms = found(useData(termsText(culture.code, key)));
  const { version, effectiveFrom: since } = terms ?? {};
  return (
    <article className={css.terms}>
      <h2 id={termsTitle}>{terms?.title ?? text(`promotions.terms.${key}`)}</h2>
      {version && since && (
        <p className={css.version}>{text('promotions.terms.version', { version, date: formatDate(intl, since) })}</p>
      )}
      {terms ? <Html html={terms.body} /> : <p role="status">{text('promotions.terms.missing')}</p>}
      <p>
        <a href={termsPage(culture, key)}>{text('promotions.terms.page')}</a>
      </p>
    </article>
  );
}
