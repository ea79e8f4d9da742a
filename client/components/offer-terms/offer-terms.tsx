import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { TermsLink } from '../terms-overlay/terms-link.tsx';
import css from './offer-terms.module.css';

interface OfferTermsProps {
  /** The terms as the service gave them. */
  text: string;
  /** URL of the full terms, with the culture's prefix. */
  href?: string | undefined;
  /** The offer requires a registration. */
  registers?: boolean;
}

export function OfferTerms({ text: terms, href, registers = false }: OfferTermsProps) {
  const { compliance, culture } = useSite();
  const { ageMark } = compliance;
  const { text } = useIntl();
  return (
    <p className={css.terms} data-terms="">
      {!terms.includes(ageMark) && <strong>{ageMark}. </strong>}
      {terms}
      {href && (
        <>
          {' '}
          <a href={href}>{text('promotions.fullTerms')}</a>
        </>
      )}
      {culture.promotionsEnabled && (
        <>
          {' · '}
          <TermsLink of="bonus" />
        </>
      )}
      {registers && (
        <>
          {' · '}
          <TermsLink of="registration" />
        </>
      )}
    </p>
  );
}
