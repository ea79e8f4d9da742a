import type { Block } from '../../../shared/contract/cms.ts';
import { gamesOfGroups } from '../../../shared/data/game-lists.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { groupHref } from '../../../shared/routing/group-href.ts';
import { Rail } from '../../components/rail/rail.tsx';
import { useSite } from '../../site-context.ts';
import css from './games-block.module.css';

/** One row on a wide screen. */
const few = 6;

export function GamesBlock({ block: { title, groups, limit } }: { block: Block & { type: 'games' } }) {
  const { culture } = useSite();
  const games = found(useData(gamesOfGroups(culture.code, groups, limit)))?.items ?? [];
  const [group, ...others] = groups;
  const href = group !== undefined && others.length === 0 ? groupHref(culture, group) : undefined;
  return (
    <div className={games.length > few ? css.games : `${css.games} ${css.few}`}>
      <Rail title={title} games={games} href={href} large />
    </div>
  );
}
