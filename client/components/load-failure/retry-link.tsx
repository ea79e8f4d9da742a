import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { keepQuery } from '../../../shared/routing/keep-query.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { usePage, useSite } from '../../site-context.ts';
import { buttonClass } from '../button/button-class.ts';

/** Loads the page again as a document: with `target` the click is left to the browser. */
export function RetryLink({ size }: { size?: 'large' }) {
  const { culture } = useSite();
  const { path, search } = usePage();
  const { text } = useIntl();
  return (
    <a
      className={buttonClass('accent', size)}
      href={keepQuery(localHref(culture, path), search.toString())}
      target="_top"
    >
      {text('header.retry')}
    </a>
  );
}
