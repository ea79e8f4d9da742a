import { product } from '../../../brands/house.ts';
import type { GamePageInfo } from '../../../shared/data/reduced-games.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { fullPattern } from '../../../shared/routing/availability.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { findRoute } from '../../../shared/routing/match.ts';
import { Breadcrumbs, type Crumb } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { usePage, useSite } from '../../site-context.ts';

/** The service's breadcrumbs without the game itself, or else the parent category. */
export function GameCrumbs({ info: { breadcrumbs, card } }: { info: GamePageInfo }) {
  const { culture } = useSite();
  const { match } = usePage();
  const { lookup } = useIntl();
  const given = breadcrumbs?.filter(({ path }) => path !== card.path) ?? [];
  const master = findRoute(match.route.masterRoute ?? '');
  const name = master && lookup(`catalogue.title.${master.key}`, { product: product.name });
  const fallback: Crumb[] = master && name ? [{ name, href: fullPattern(master, culture) }] : [];
  const trail = given.map((crumb) => ({ name: crumb.name, href: localHref(culture, crumb.path) }));
  return <Breadcrumbs trail={trail.length > 0 ? trail : fallback} current={card.name} />;
}
