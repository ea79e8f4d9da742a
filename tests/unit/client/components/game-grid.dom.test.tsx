import { useLayoutEffect } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GameGrid } from '../../../../client/components/game-grid/game-grid.tsx';
import { tileCards } from '../support/games.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';
import { setViewport } from '../support/viewport.ts';

const games = tileCards(48);

/** Counts tiles in the moment in which the list first stands, and those that it has room for. */
function Probe({ tell }: { tell: (shown: number, room: number) => void }) {
  useLayoutEffect(() => {
    const shown = document.querySelectorAll('ul > li > a').length;
    const rows = document.querySelector<HTMLElement>('ul > li:empty');
    tell(shown, Number(rows?.style.getPropertyValue('--tiles') ?? shown));
  }, [tell]);
  return null;
}

describe('a grid of games', () => {
  it.each([
    ['on a phone with its first screen', 390, 0, [4, 48]],
    ['on a small tablet with its first screen', 600, 0, [6, 48]],
    ['on a desktop with its first screen', 1024, 0, [12, 48]],
    ['whole for who comes back to a place further down', 390, 700, [48, 48]],
  ])(
    'PERF-01 ROUTE-09 SCROLL-01 stands %s when a page is moved to, and is whole soon after',
    async (_, width, startsAt, counts) => {
      setViewport(width);
      onTestFinished(() => setViewport());
      const seen: number[][] = [];
      const { container } = await renderSite(
        <GameGrid games={games}>
          <Probe tell={(...found) => seen.push(found)} />
        </GameGrid>,
        { startsAt },
      );
      expect(seen[0]).toEqual(counts);
      expect(container.querySelectorAll('li > a')).toHaveLength(48);
      expect(container.querySelectorAll('li')).toHaveLength(48);
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
