import { type ComponentType, Suspense } from 'react';
import { product } from '../../../brands/house.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import type { MenuCode } from '../../../shared/menu/menu-codes.ts';
import { currentIn, menuItems } from '../../../shared/menu/menu-items.ts';
import { usePage, useSite } from '../../site-context.ts';

interface MenuListProps {
  codes: readonly MenuCode[];
  heading?: string;
  /** A link has been followed, perhaps to where the visitor is already. */
  onPick: () => void;
  /** Says how many games are behind a code. */
  Count?: ComponentType<{ code: MenuCode }> | undefined;
}

/** The links of some codes under their heading; nothing where the culture has none of them. */
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
