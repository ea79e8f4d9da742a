import { useLayoutEffect } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GameGrid } from '../../../../client/components/game-grid/game-grid.tsx';
import { tileCards } from '../support/games.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';
import { setViewport } from '../support/viewport.ts';

const games = tileCards(48);

/** Counts tiles and places in the moment in which the list first stands. */
function Probe({ tell }: { tell: (tiles: number, places: number) => void }) {
  useLayoutEffect(() => {
    tell(document.querySelectorAll('ul > li > a').length, document.querySelectorAll('ul > li').length);
  }, [tell]);
  return null;
}

describe('a grid of games', () => {
  it.each([
    ['a phone', 390, 6],
    ['a desktop', 1024, 12],
  ])(
    'PERF-01 ROUTE-09 stands on %s with its first screen when a page is moved to, in the room of all, and is whole soon after',
    async (_, width, tiles) => {
      setViewport(width);
      onTestFinished(() => setViewport());
      const seen: number[][] = [];
      const { container } = await renderSite(
        <GameGrid games={games}>
          <Probe tell={(...counts) => seen.push(counts)} />
        </GameGrid>,
      );
      expect(seen[0]).toEqual([tiles, 48]);
      expect(container.querySelectorAll('li > a')).toHaveLength(48);
    },
  );

  it('PERF-01 GAME-02 renders only what is new when it grows', async () => {
    const read: string[] = [];
    const watched = tileCards(15).map((card) => ({
      ...card,
      get name() {
        read.push(card.id);
        return card.name;
      },
    }));
    const { show } = await renderSite(<GameGrid games={watched.slice(0, 12)} />);
    expect(read).toContain(watched[0]?.id);
    read.length = 0;
    await show(<GameGrid games={watched} />);
    expect([...new Set(read)]).toEqual(watched.slice(12).map(({ id }) => id));
  });

  it('SSR-05 is whole as the server sends it', () => {
    expect(serverHtml(<GameGrid games={games} />).match(/<li[^>]*><a /g)).toHaveLength(48);
  });
});
