import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { isPlainClick } from '../../navigation/plain-click.ts';
import { useSite } from '../../site-context.ts';
import { termsHash, type TermsKey, termsPage } from './terms-hash.ts';

/** Opens the short terms in an overlay; the link's target is the page with the full terms. */
export function TermsLink({ of: key }: { of: TermsKey }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const { openHash } = useNavigation();
  return (
    <a
      href={termsPage(culture, key)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openHash(termsHash(key));
      }}
    >
      {text(`promotions.terms.${key}`)}
    </a>
  );
}
