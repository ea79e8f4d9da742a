import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useSite } from '../../site-context.ts';
import { buttonClass } from '../button/button-class.ts';

export function ArcadeLink() {
  const { arcadeAppUrl } = useSite().brand;
  const { text } = useIntl();
  return (
    <a className={buttonClass('accent')} href={arcadeAppUrl} target="_blank" rel="noopener">
      {text('restricted.arcade')}
    </a>
  );
}
