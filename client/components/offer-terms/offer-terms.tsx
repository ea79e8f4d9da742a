import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import css from './offer-terms.module.css';

interface OfferTermsProps {
  /** As the service gave them. */
  text: string;
  /** Where all of the terms are, prefix included. */
  href?: string | undefined;
}

export function OfferTerms({ text: terms, href }: OfferTermsProps) {
  const { ageMark } = useSite().compliance;
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
    </p>
  );
}
