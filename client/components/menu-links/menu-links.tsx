import { product } from '../../../brands/house.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { type MenuCode, menuRoutes } from '../../../shared/menu/menu-codes.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { usePage, useSite } from '../../site-context.ts';
import { buttonClass } from '../button/button-class.ts';
import css from './menu-links.module.css';

export function MenuLinks({ codes }: { codes: readonly MenuCode[] }) {
  const { brand, culture } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const others = codes.filter((code) => menuRoutes[code] !== match.key);
  return (
    <ul className={css.links}>
      {menuItems(others, culture, brand.id).map(({ code, href }) => (
        <li key={code}>
          <a className={buttonClass('quiet')} href={href}>
            {text(`menu.${code}`, { product: product.name })}
          </a>
        </li>
      ))}
    </ul>
  );
}
