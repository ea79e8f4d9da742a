import { popularGames } from '../../../shared/data/games.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { menuItems } from '../../../shared/menu/menu-items.ts';
import { useSite } from '../../site-context.ts';
import { Rail } from '../rail/rail.tsx';

/** A rail of popular games, by the resource that the page's route preloads. */
export function PopularRail() {
  const { culture, brand } = useSite();
  const { text } = useIntl();
  const [all] = menuItems(['slots'], culture, brand.id);
  const games = found(useData(popularGames(culture.code)))?.items ?? [];
  return <Rail title={text('tile.popular')} games={games} href={all?.href} />;
}
