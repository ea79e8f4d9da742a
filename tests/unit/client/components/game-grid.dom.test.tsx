import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { GameGrid } from '../../../../client/components/game-grid/game-grid.tsx';
import { tileCards } from '../support/games.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';
import { setViewport } from '../support/viewport.ts';

const games = tileCards(48);

/** Reports at the first layout how many tiles are rendered and for how many the grid reserves space. */
function Probe({ report }: { report: (shown: number, room: number) => void }) {
  useLayoutEffect(() => {
    const shown = document.querySelectorAll('ul > li > a').length;
    const rows = document.querySelector<HTMLElement>('ul > li:empty');
    report(shown, Number(rows?.style.getPropertyValue('--tiles') ?? shown));
  }, [report]);
  return null;
}

describe('game grid', () => {
  it.each([
    ['the first screen on a phone', 390, 0, [4, 48]],
    ['the first screen on a small tablet', 600, 0, [6, 48]],
    ['the first screen on a desktop', 1024, 0, [12, 48]],
    ['all tiles when the scroll position is restored further down', 390, 700, [48, 48]],
  ])(
    'PERF-01 ROUTE-09 SCROLL-01 renders %s on a client-side navigation, and the remaining tiles soon after',
    async (_, width, startsAt, counts) => {
      setViewport(width);
      const seen: number[][] = [];
      const { container } = await renderSite(
        <GameGrid games={games}>
          <Probe report={(...found) => seen.push(found)} />
        </GameGrid>,
        { startsAt },
      );
      expect(seen[0]).toEqual(counts);
      expect(container.querySelectorAll('li > a')).toHaveLength(48);
      expect(container.querySelectorAll('li')).toHaveLength(48);
    },
  );

  it('PERF-01 GAME-02 renders only the added tiles when the list grows', async () => {
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

  it('SSR-05 is complete in the server HTML', () => {
    expect(serverHtml(<GameGrid games={games} />).match(/<li[^>]*><a /g)).toHaveLength(48);
  });
});
