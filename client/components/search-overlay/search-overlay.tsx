import { useEffect, useState } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useSite } from '../../site-context.ts';
import { useStore, useStores } from '../../stores/use-store.ts';
import { useModal } from '../modal/use-modal.ts';
import { useLate } from '../region/use-late.ts';
import { loadSearchPanel } from './load-panel.ts';
import css from './search-overlay.module.css';

/** A game opened from the search is shown over it, so that going back returns to the same search. */
const belongsToSearch = (hash: string) => hash === 'search' || hash.startsWith('search-gamepage');

/**
 * The search overlay, open while the location has its hash. It opens after its code has loaded; until then the focus, and the typed text,
 * stay in the page's field. When loading fails, navigates to the page of results.
 */
export function SearchOverlay() {
  const { culture } = useSite();
  const { text } = useIntl();
  const { ui } = useStores();
  const { navigate, closeHash } = useNavigation();
  const hash = useStore('ui', (state) => state.hash);
  const [wasOpen, setWasOpen] = useState(false);
  // A visit may begin with such a game: the search opens after it is closed.
  const open = hash === 'search' || (wasOpen && belongsToSearch(hash));
  if (open !== wasOpen) setWasOpen(open);
  const { code: panel, failure } = useLate(loadSearchPanel, open);
  const dialog = useModal(open && panel !== undefined);

  useEffect(() => {
    if (failure) navigate(`${href(culture, 'home', {})}?q=`);
  }, [failure, navigate, culture]);

  return (
    <dialog
      ref={dialog}
      className={css.overlay}
      aria-label={text('search.title')}
      closedby="any"
      onClose={() => {
        if (belongsToSearch(ui.hash)) closeHash();
      }}
    >
      {open && panel && <panel.SearchPanel onClose={() => dialog.current?.close()} />}
    </dialog>
  );
}
