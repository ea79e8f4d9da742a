import { groupCounts } from '../../../shared/data/game-lists.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { footerGroups, type MenuCode, menuRoutes } from '../../../shared/menu/menu-codes.ts';
import { gameGroupsIn, isAvailable } from '../../../shared/routing/availability.ts';
import { findRoute } from '../../../shared/routing/match.ts';
import { useSite } from '../../site-context.ts';

const listed: readonly MenuCode[] = ['product', ...footerGroups.games];

/** Number of games behind a menu link. All links share one resource, so there is one call. */
export function GameCount({ code }: { code: MenuCode }) {
  const { culture, brand } = useSite();
  const { formats } = useIntl();
  const groupsOf = (one: MenuCode) => {
    const route = findRoute(menuRoutes[one]);
    return route && isAvailable(route, culture.code, brand.id) ? gameGroupsIn(route, culture.code) : [];
  };
  const all = [...new Set(listed.flatMap(groupsOf))];
  const counts = found(useData(groupCounts(culture.code, all)))?.groups;
  const [group] = groupsOf(code);
  const total = counts?.find((one) => one.code === group)?.total;
  return total === undefined ? null : <small>{formats.formatNumber(total)}</small>;
}
