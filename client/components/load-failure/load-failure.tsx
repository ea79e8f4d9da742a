import { useIntl } from '../../../shared/i18n/use-intl.ts';
import type { MenuCode } from '../../../shared/menu/menu-codes.ts';
import { RequestId } from './request-id.tsx';
import { WaysOn } from '../ways-on/ways-on.tsx';
import css from './load-failure.module.css';
import { RetryLink } from './retry-link.tsx';

interface LoadFailureProps {
  /** The kind of content that is missing. */
  of: 'games' | 'posts' | 'content';
  /** Pages to go to instead, by menu code. */
  ways?: readonly MenuCode[];
}

const usualWays = ['home', 'faq', 'contact'] as const;

/** Error message for missing main content, with links that reload the page or lead to other pages. */
export function LoadFailure({ of, ways = usualWays }: LoadFailureProps) {
  const { text } = useIntl();
  return (
    <div className={css.failure} data-load-failure={of}>
      <div role="alert">
        <p>{text(`error.failed.${of}`)}</p>
        <RetryLink />
      </div>
      <WaysOn codes={ways} />
      <RequestId />
    </div>
  );
}
