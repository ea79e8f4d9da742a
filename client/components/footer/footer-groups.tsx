import { product } from '../../../brands/house.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { menuGroups, menuItems } from '../../../shared/menu/menu-items.ts';
import { usePage, useSite } from '../../site-context.ts';
import css from './footer.module.css';

/** One column for each group of links. The product's column is titled with the site's name where there is no product. */
export function FooterGroups() {
  const { brand, culture } = useSite();
  const { path } = usePage();
  const { text } = useIntl();
  const hasProduct = menuItems(['product'], culture, brand.id).length > 0;
  const name = hasProduct ? product.name : brand.name;
  return menuGroups(culture, brand.id).map(({ group, items }) => (
    <nav key={group} className={css.group} aria-labelledby={`footer-${group}`}>
      <h2 id={`footer-${group}`}>{text(`menu.group.${group}`, { name })}</h2>
      <ul>
        {items.map(({ code, href }) => (
          <li key={code}>
            <a href={href} aria-current={href === culture.routePrefix + path ? 'page' : undefined}>
              {text(`menu.${code}`, { product: product.name })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
