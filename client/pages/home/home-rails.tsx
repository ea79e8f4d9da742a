import { product } from '../../../brands/house.ts';
import { RegionError } from '../../components/region/region-error.tsx';
import { ProviderMarks } from '../../components/provider-marks/provider-marks.tsx';
import { Rail } from '../../components/rail/rail.tsx';
import { gamesByGroup } from '../../../shared/data/games.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { gameGroupsIn } from '../../../shared/routing/availability.ts';
import { groupHref } from '../../../shared/routing/group-href.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { usePage, useSite } from '../../site-context.ts';

/**
 * Rails of the page's groups. The first one is larger; the studios of all games follow the others.
 * If the call fails, an error message replaces the first.
 */
export function HomeRails({ part }: { part: 'first' | 'others' }) {
  const { culture } = useSite();
  const { match } = usePage();
  const { lookup, text } = useIntl();
  const data = found(useData(gamesByGroup(culture.code, gameGroupsIn(match.route, culture.code))));
  const isFirst = part === 'first';
  if (!data) return isFirst && <RegionError name="games" message={text('home.failed')} />;
  const { groups } = data;
  const titleOf = (code: string) =>
    lookup(`home.rail.${code === product.slug ? 'product' : code}`, { product: product.name });
  return (
    <>
      {(isFirst ? groups.slice(0, 1) : groups.slice(1)).map(({ code, title, items, total, path }) => (
        <Rail
          key={code}
          title={titleOf(code) ?? title}
          games={items}
          count={total}
          href={path === undefined ? groupHref(culture, code) : localHref(culture, path)}
          large={isFirst}
        />
      ))}
      {!isFirst && <ProviderMarks games={groups.flatMap(({ items }) => items)} />}
    </>
  );
}
