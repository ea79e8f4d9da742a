import { product } from '../../../brands/house.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { topCodes } from '../../../shared/menu/menu-codes.ts';
import { currentIn, menuItems } from '../../../shared/menu/menu-items.ts';
import { usePage, useSite } from '../../site-context.ts';
import { AccountLinks } from '../account-links/account-links.tsx';
import { iconButtonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import festive from './garland.module.css';
import css from './header.module.css';

/** Home and promotions are left out: the logo links to home, and promotions have an icon. */
const navCodes = topCodes.filter((code) => code !== 'home' && code !== 'promotions');

export function Header() {
  const { brand, culture } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const [promotions] = menuItems(['promotions'], culture, brand.id);
  return (
    <header className={`${css.header} ${festive.garland}`}>
      <div className="wrap">
        <MenuButton className={iconButtonClass('outlined', css.menu)} iconOnly />
        <Logo />
        <nav className={css.nav} aria-label={text('header.nav')}>
          {menuItems(navCodes, culture, brand.id).map(({ code, href }) => (
            <a key={code} href={href} aria-current={currentIn(match, code)}>
              {text(`menu.${code}`, { product: product.name })}
            </a>
          ))}
        </nav>
        <div className={css.search} role="search">
          <SearchField />
        </div>
        {promotions && (
          <a
            className={iconButtonClass('outlined', css.promotions)}
            href={promotions.href}
            aria-label={text('menu.promotions')}
          >
            <Icon name="gift" />
          </a>
        )}
        <div className={css.account}>
          <AccountLinks />
          <button
            type="button"
            data-sign-out=""
            className={iconButtonClass('outlined', `${css.promotions} for-registered`)}
            aria-label={text('account.signOut')}
            title={text('account.signOut')}
          >
            <Icon outline="M10 4H5v16h5M9 12h11m-4-4 4 4-4 4" />
          </button>
        </div>
      </div>
    </header>
  );
}
