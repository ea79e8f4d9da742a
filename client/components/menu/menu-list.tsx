import { type ComponentType, Suspense } from 'react';
import { product } from '../../../brands/house.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import type { MenuCode } from '../../../shared/menu/menu-codes.ts';
import { currentIn, menuItems } from '../../../shared/menu/menu-items.ts';
import { usePage, useSite } from '../../site-context.ts';

interface MenuListProps {
  codes: readonly MenuCode[];
  heading?: string;
  /** Called when a link is clicked, even one to the current page. */
  onPick: () => void;
  /** Shows the number of games behind a code. */
  Count?: ComponentType<{ code: MenuCode }> | undefined;
}

/** Links of some menu codes under a heading; absent where the culture has none of them. */
export function MenuList({ codes, heading, onPick, Count }: MenuListProps) {
  const { brand, culture } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const items = menuItems(codes, culture, brand.id);
  if (items.length === 0) return null;
  return (
    <>
      {heading && <h2>{heading}</h2>}
      <ul>
        {items.map(({ code, href }) => (
          <li key={code}>
            <a href={href} aria-current={currentIn(match, code)} onClick={onPick}>
              {text(`menu.${code}`, { product: product.name })}
              {Count && (
                <Suspense>
                  <Count code={code} />
                </Suspense>
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
