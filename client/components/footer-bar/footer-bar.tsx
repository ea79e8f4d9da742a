import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { useSite } from '../../site-context.ts';
import { joinHref, lobbyHref, loginHref } from '../../visitor/platform-links.ts';
import { Icon } from '../icon/icon.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { SearchLink } from '../search-field/search-link.tsx';
import css from './footer-bar.module.css';

/** A navigation at the bottom of a phone's screen. Where bank login registers, it has log in and join instead of play. */
export function FooterBar() {
  const site = useSite();
  const { text } = useIntl();
  const [promotions] = menuItems(['promotions'], site.culture, site.brand.id);
  return (
    <nav className={css.bar} aria-label={text('footer.quick')}>
      <MenuButton />
      <SearchLink>
        <Icon name="search" />
        {text('header.search')}
      </SearchLink>
      {promotions && (
        <a href={promotions.href}>
          <Icon name="gift" />
          {text('menu.promotions')}
        </a>
      )}
      {site.culture.usePnpRegistration ? (
        <>
          <a href={loginHref(site)}>
            <Icon outline="M8.2 8.5a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5" />
            {text('account.login')}
          </a>
          <a className={`for-guests ${css.main}`} href={joinHref(site)}>
            <Icon name="play" />
            {text('account.join')}
          </a>
        </>
      ) : (
        <a className={css.main} href={lobbyHref(site)}>
          <Icon name="play" />
          {text('account.play')}
        </a>
      )}
    </nav>
  );
}
