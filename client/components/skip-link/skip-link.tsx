import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { buttonClass } from '../button/button-class.ts';
import css from './skip-link.module.css';

/** The page's first link, which skips the header. Visible only on focus. */
export function SkipLink() {
  const { text } = useIntl();
  return (
    <a className={buttonClass('quiet', undefined, `visually-hidden ${css.skip}`)} href="#main">
      {text('header.skip')}
    </a>
  );
}
