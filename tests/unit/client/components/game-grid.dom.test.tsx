import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { GameGrid } from '../../../../client/components/game-grid/game-grid.tsx';
import { tileCards } from '../support/games.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

const games = tileCards(48);

/** Counts tiles and places in the moment in which the list first stands. */
function Probe({ tell }: { tell: (tiles: number, places: number) => void }) {
  useLayoutEffect(() => {
    tell(document.querySelectorAll('ul > li > a').length, document.querySelectorAll('ul > li').length);
  }, [tell]);
  return null;
}

describe('a grid of games', () => {
  it('PERF-01 ROUTE-09 stands with its first screen when a page is moved to, in the room of all, and is whole soon after', async () => {
    const seen: number[][] = [];
    const { container } = await renderSite(
      <GameGrid games={games}>
        <Probe tell={(...counts) => seen.push(counts)} />
      </GameGrid>,
    );
    expect(seen[0]).toEqual([12, 48]);
    expect(container.querySelectorAll('li > a')).toHaveLength(48);
  });

  it('SSR-05 is whole as the server sends it', () => {
    expect(serverHtml(<GameGrid games={games} />).match(/<li[^>]*><a /g)).toHaveLength(48);
  });
});
