import { useCallback, useEffect } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { bottomCodes, footerGroups, type MenuCode, topCodes } from '../../../shared/menu/menu-codes.ts';
import { usePage } from '../../site-context.ts';
import { useStore, useStores } from '../../stores/use-store.ts';
import { AccountLinks } from '../account-links/account-links.tsx';
import { AgeMark } from '../age-mark/age-mark.tsx';
import { iconButtonClass } from '../button/button-class.ts';
import { CultureLinks, useCultureLinks } from '../culture-links/culture-links.tsx';
import { Icon } from '../icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { useModal } from '../modal/use-modal.ts';
import { useLate } from '../region/use-late.ts';
import { menuId } from './menu-id.ts';
import { MenuList } from './menu-list.tsx';
import css from './menu.module.css';

const loadCount = () => import('./game-count.tsx');
const games: readonly MenuCode[] = ['product', ...footerGroups.games];
const others = topCodes.filter((code) => !games.includes(code));

/** The drawer. Store and dialog are kept in sync both ways, because the browser opens and closes the dialog too. */
export function Menu() {
  const page = usePage();
  const { text } = useIntl();
  const { ui } = useStores();
  const menuIsOpen = useStore('ui', (state) => state.menuIsOpen);
  const showAccountPopup = useStore('ui', (state) => state.showAccountPopup);
  const playerName = useStore('ui', (state) => state.playerName);
  const dialog = useModal(menuIsOpen);
  const cultureLinks = useCultureLinks();

  const close = useCallback(() => {
    ui.menuIsOpen = false;
    dialog.current?.close();
  }, [dialog, ui]);
  useEffect(() => {
    const menu = dialog.current;
    if (!menu) return undefined;
    // React attaches this listener only to dialogs that it created, not to hydrated ones.
    const follow = () => {
      ui.menuIsOpen = menu.open;
    };
    // Its button's command may have opened it before hydration. Without `command` support the store holds that request.
    if (menu.open) follow();
    menu.addEventListener('toggle', follow);
    return () => menu.removeEventListener('toggle', follow);
  }, [dialog, ui]);
  useEffect(() => close, [close, page, showAccountPopup]);

  // The menu works without the counts.
  const { code } = useLate(loadCount, menuIsOpen);

  return (
    <dialog
      ref={dialog}
      id={menuId}
      className={css.menu}
      aria-label={text('menu.open')}
      closedby="any"
      suppressHydrationWarning
      onClose={close}
    >
      <div className={css.head}>
        <Logo onClick={close} />
        <button
          type="button"
          className={iconButtonClass()}
          aria-label={text('menu.close')}
          command="close"
          commandfor={menuId}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className={css.lists} aria-label={text('menu.open')}>
        <MenuList codes={others} onPick={close} />
        <MenuList codes={games} heading={text('menu.group.games')} onPick={close} Count={code?.GameCount} />
        <MenuList codes={bottomCodes} heading={text('menu.group.help')} onPick={close} />
        {cultureLinks && (
          <details>
            <summary>{text('menu.cultures')}</summary>
            <CultureLinks links={cultureLinks} />
          </details>
        )}
      </nav>
      <div className={css.account}>
        <AccountLinks />
      </div>
      <p className={`for-registered ${css.player}`}>
        <span>{playerName && text('account.signedIn', { name: playerName })}</span>
        <button type="button" data-sign-out="">
          {text('account.signOut')}
        </button>
      </p>
      <p className={css.care}>
        <AgeMark />
        {text('menu.care')}
      </p>
    </dialog>
  );
}
