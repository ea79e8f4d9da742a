import { useIntl } from '../../../shared/i18n/use-intl.ts';
import type { MenuCode } from '../../../shared/menu/menu-codes.ts';
import { RequestId } from './request-id.tsx';
import { MenuLinks } from '../menu-links/menu-links.tsx';
import css from './load-failure.module.css';
import { RetryLink } from './retry-link.tsx';

interface LoadFailureProps {
  /** The kind of content that is missing. */
  of: 'games' | 'posts' | 'content';
  /** Pages to go to instead, by menu code. */
  links?: readonly MenuCode[];
}

const usualLinks = ['home', 'faq', 'contact'] as const;

/** Error message for missing main content, with links that reload the page or lead to other pages. */
export function LoadFailure({ of, links = usualLinks }: LoadFailureProps) {
  const { text } = useIntl();
  return (
    <div className={css.failure} data-load-failure={of}>
      <div role="alert">
        <p>{text(`error.failed.${of}`)}</p>
        <RetryLink />
      </div>
      <MenuLinks codes={links} />
      <RequestId />
    </div>
  );
}
