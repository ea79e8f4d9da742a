import type { ReactNode } from 'react';
import { product } from '../../../brands/house.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { type MenuCode, menuRoutes } from '../../../shared/menu/menu-codes.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { usePage, useSite } from '../../site-context.ts';
import { HelpAnchor } from '../help-anchor/help-anchor.tsx';
import css from './page-aside.module.css';

interface PageAsideProps {
  related: readonly MenuCode[];
  children?: ReactNode;
}

/** The market's helplines and related pages. Neither waits for a service, so the column's height never changes. */
export function PageAside({ related, children }: PageAsideProps) {
  const { brand, culture, compliance } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  // One organisation may be both a helpline and the publisher of the self-test.
  const lines = [...compliance.helplines, compliance.selfExclusion, compliance.selfTest].filter(
    ({ name }, index, all) => all.findIndex((other) => other.name === name) === index,
  );
  const others = related.filter((code) => menuRoutes[code] !== match.key);
  return (
    <aside className={css.aside} aria-labelledby="aside-help aside-related">
      {children}
      <div className={css.card}>
        <h2 id="aside-help">{text('footer.care')}</h2>
        <p>{text('footer.careText')}</p>
        {lines.map((link) => (
          <HelpAnchor key={link.name} link={link} />
        ))}
      </div>
      <nav aria-labelledby="aside-related" className={css.card}>
        <h2 id="aside-related">{text('footer.related')}</h2>
        <ul>
          {menuItems(others, culture, brand.id).map(({ code, href }) => (
            <li key={code}>
              <a href={href}>{text(`menu.${code}`, { product: product.name })}</a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
