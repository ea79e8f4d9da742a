import { useRef, useState } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useSite } from '../../site-context.ts';
import { useStores } from '../../stores/use-store.ts';
import { Icon } from '../icon/icon.tsx';
import { ReportedFailure } from '../region/reported-failure.tsx';
import { isSearchPanelLoaded, loadSearchPanel, preloadSearchPanel } from '../search-overlay/load-panel.ts';
import css from './search-field.module.css';

/**
 * The search form for games, which leads to the page of results. With JavaScript a click or an input opens the search overlay; focus alone
 * doesn't, because the keyboard passes through it. The overlay opens once its code has loaded; until then the field takes the letters and
 * the browser submits the form. `initial` is the current query.
 */
export function SearchField({ initial }: { initial?: string }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const { ui } = useStores();
  const { openHash } = useNavigation();
  const [failure, setFailure] = useState<{ error: unknown }>();
  /** The browser is loading the page of results. */
  const isSubmitted = useRef(false);
  const open = () => {
    isSubmitted.current = false;
    const openSearch = () => {
      if (!isSubmitted.current && ui.hash !== 'search') openHash('search');
    };
    if (isSearchPanelLoaded()) openSearch();
    else loadSearchPanel().then(openSearch, (error: unknown) => setFailure({ error }));
  };
  return (
    <form
      className={css.field}
      action={href(culture, 'home', {})}
      onSubmit={(event) => {
        isSubmitted.current = !isSearchPanelLoaded();
        if (isSubmitted.current) return;
        event.preventDefault();
        open();
      }}
    >
      <Icon name="search" size={20} />
      <input
        enterKeyHint="search"
        name="q"
        autoComplete="off"
        aria-label={text('header.searchGames')}
        placeholder={text('header.placeholder', { count: culture.gameCountClaim })}
        defaultValue={initial}
        onPointerEnter={preloadSearchPanel}
        onFocus={preloadSearchPanel}
        onClick={open}
        onInput={open}
      />
      {/* Replaces the placeholder where that doesn't fit, see narrow-search.css. */}
      <span hidden aria-hidden="true">
        {text('header.search')}
      </span>
      <ReportedFailure failure={failure} />
    </form>
  );
}
