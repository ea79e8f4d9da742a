import type { ReactNode } from 'react';
import { href } from '../../../shared/routing/href.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { isPlainClick } from '../../navigation/plain-click.ts';
import { useSite } from '../../site-context.ts';
import { preloadSearchPanel } from '../search-overlay/load-panel.ts';

/** A link to the page of results. With JavaScript it opens the search overlay. */
export function SearchLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { culture } = useSite();
  const { openHash } = useNavigation();
  return (
    <a
      className={className}
      href={`${href(culture, 'home', {})}?q=`}
      onPointerEnter={preloadSearchPanel}
      onFocus={preloadSearchPanel}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openHash('search');
      }}
    >
      {children}
    </a>
  );
}
