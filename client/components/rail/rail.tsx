import { type ReactNode, useRef } from 'react';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { Tile } from '../tile/tile.tsx';
import css from './rail.module.css';
import { LateArrows } from './late-arrows.tsx';
import { SectionHead } from './section-head.tsx';

interface RailProps {
  title: string;
  games: readonly TileCard[];
  count?: number | undefined;
  href?: string | undefined;
  /** The first rail of a page has larger tiles. */
  large?: boolean;
  /** An action for the whole rail, beside its title. */
  action?: ReactNode;
}

export function Rail({ title, games, count, href, large = false, action }: RailProps) {
  const list = useRef<HTMLUListElement>(null);
  if (games.length === 0) return null;
  return (
    <section className={css.section} aria-label={title}>
      <SectionHead title={title} count={count} href={href}>
        <LateArrows list={list} title={title} />
        {action}
      </SectionHead>
      <ul ref={list} className={large ? `${css.rail} ${css.large}` : css.rail}>
        {games.map((game) => (
          <Tile key={game.id} game={game} sizes={large ? '214px' : '184px'} />
        ))}
      </ul>
    </section>
  );
}
