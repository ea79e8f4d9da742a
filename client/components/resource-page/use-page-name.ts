import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { type MenuCode, menuRoutes } from '../../../shared/menu/menu-codes.ts';
import { usePage, useSite } from '../../site-context.ts';

const codes = Object.keys(menuRoutes) as MenuCode[];

/** Returns a page's name: its menu label, or a message of its own. */
export function usePageName(): string {
  const { brand } = useSite();
  const { match } = usePage();
  const { lookup } = useIntl();
  const code = codes.find((name) => menuRoutes[name] === match.key);
  return lookup(code ? `menu.${code}` : `content.name.${match.key}`) ?? brand.name;
}
