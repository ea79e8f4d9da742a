import { describe, expect, it } from 'vitest';
import { Badges } from '../../../../client/components/badge/badges.tsx';
import { GameFavourite } from '../../../../client/components/favourite-button/game-favourite.tsx';
import { FavouriteGames } from '../../../../client/components/search-overlay/favourite-games.tsx';
import { Tile } from '../../../../client/components/tile/tile.tsx';
import { type VisitorChunk, VisitorChunkContext } from '../../../../client/visitor/visitor-chunk-context.ts';
import * as parts from '../../../../client/visitor/visitor-chunk.ts';
import type { TileCard } from '../../../../shared/data/shown-games.ts';
import { keptCards } from '../../../../shared/kept-games/kept-games.ts';
import { after, click } from '../support/act.ts';
import { tileCard } from '../support/games.ts';
import { hydrateSite, renderSite, serverHtml } from '../support/render-site.tsx';

const games = [tileCard('Lantern Trench'), tileCard('Sun Regent')];
const tiles = (late?: VisitorChunk) => (
  <VisitorChunkContext value={late}>
    <ul>
      {games.map((game) => (
        <Tile key={game.id} game={game} sizes="184px" />
      ))}
    </ul>
  </VisitorChunkContext>
);

const pressed = (container: HTMLElement) =>
  [...container.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed'));

describe('the heart of a game', () => {
  it('GAME-10 SSR-05 is no part of what the server sends', () => {
    expect(serverHtml(tiles())).not.toContain('<button');
  });

  it('GAME-10 SSR-04 comes to a tile that hydrates when its code is there already', async () => {
    const { container } = await hydrateSite(tiles(parts), (html) => expect(html.querySelector('button')).toBeNull());
    expect(pressed(container)).toEqual(['false', 'false']);
  });

  it('GAME-10 comes to tiles that are not rendered anew for it', async () => {
    let renders = 0;
    const watched: TileCard = {
      ...tileCard('Lantern Trench'),
      // A tile reads it each time it is rendered, its heart does not.
      get image() {
        renders += 1;
        return { url: 'games/lantern-trench' };
      },
    };
    const tile = <Tile game={watched} sizes="184px" />;
    const { container, show } = await renderSite(<VisitorChunkContext value={undefined}>{tile}</VisitorChunkContext>);
    const first = renders;
    expect(first).toBeGreaterThan(0);
    await show(<VisitorChunkContext value={parts}>{tile}</VisitorChunkContext>);
    expect(pressed(container)).toEqual(['false']);
    expect(renders).toBe(first);
  });

  it('GAME-10 A11Y-01 stands beside each tile’s link, says of which game it is and whether that is marked', async () => {
    const { container, stores } = await renderSite(tiles(parts));
    const [first, second] = container.querySelectorAll('button');
    expect(first?.getAttribute('aria-label')).toBe('Favourite: Lantern Trench');
    expect(first?.closest('a')).toBeNull();
    expect(pressed(container)).toEqual(['false', 'false']);
    await click(second);
    expect(pressed(container)).toEqual(['false', 'true']);
    await click(first);
    expect(keptCards(stores.favourites).map(({ name }) => name)).toEqual(['Lantern Trench', 'Sun Regent']);
    await click(second);
    expect(pressed(container)).toEqual(['true', 'false']);
  });

  it('GAME-10 of the game that is shown remembers it as looked at', async () => {
    const { container, stores, show } = await renderSite(<GameFavourite game={games[0]!} />);
    await show(<GameFavourite game={games[1]!} />);
    await show(<GameFavourite game={games[0]!} />);
    expect(keptCards(stores.recent).map(({ name }) => name)).toEqual(['Lantern Trench', 'Sun Regent']);
    expect(keptCards(stores.favourites)).toEqual([]);
    expect(container.querySelectorAll('button')).toHaveLength(1);
  });

  it('GAME-10 leads to a list of all that are marked in the search', async () => {
    const { container } = await renderSite(
      <>
        {tiles(parts)}
        <FavouriteGames />
      </>,
    );
    expect(container.querySelector('h2')).toBeNull();
    await click(container.querySelector('button'));
    expect(container.querySelector('section')?.textContent).toContain('Your favouritesLantern Trench');
  });
});

describe('the mark of a game that came since the last visit', () => {
  const fresh = { badges: ['new'] as const, releasedAt: '2026-11-12' };

  it('GAME-10 is for those who have been here before, and stands where the badge of new games does', async () => {
    const { container, stores } = await renderSite(<Badges game={fresh} />);
    expect(container.textContent).toBe('New');
    await after(() => Object.assign(stores.visits, { previous: Date.parse('2026-11-13') }));
    expect(container.textContent).toBe('New');
    await after(() => Object.assign(stores.visits, { previous: Date.parse('2026-11-01') }));
    expect(container.textContent).toBe('New to you');
  });
});
