import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { useNavigation } from '../../navigation/navigation-context.ts';
import { useSite } from '../../site-context.ts';
import { useStores } from '../../stores/use-store.ts';
import { Icon } from '../icon/icon.tsx';
import { preloadSearchPanel } from '../search-overlay/load-panel.ts';
import css from './search-field.module.css';

/**
 * Asks for games by name: a form that leads to the page of results, and with JavaScript opens the search over the page as soon as
 * it is pressed or typed into. Focus alone opens nothing: it only passes through. `initial` is what was asked already.
 */
export function SearchField({ initial }: { initial?: string }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const { ui } = useStores();
  const { openHash } = useNavigation();
  const open = () => {
    if (ui.hash !== 'search') openHash('search');
  };
  return (
    <form
      className={css.field}
      action={href(culture, 'home', {})}
      onSubmit={(event) => {
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
    </form>
  );
}
