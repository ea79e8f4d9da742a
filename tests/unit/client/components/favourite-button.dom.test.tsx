import { describe, expect, it } from 'vitest';
import { GameFavourite } from '../../../../client/components/favourite-button/game-favourite.tsx';
import { FavouriteGames } from '../../../../client/components/search-overlay/favourite-games.tsx';
import { Tile } from '../../../../client/components/tile/tile.tsx';
import { type VisitorChunk, VisitorChunkContext } from '../../../../client/visitor/visitor-chunk-context.ts';
import * as parts from '../../../../client/visitor/visitor-chunk.ts';
import { savedCards } from '../../../../shared/saved-games/saved-games.ts';
import { click } from '../support/act.ts';
import { tileCard } from '../support/games.ts';
import { hydrateSite, renderSite } from '../support/render-site.tsx';

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

describe('favourite button', () => {
  it('GAME-10 SSR-04 SSR-05 is not part of the server HTML, and is shown on a hydrated tile when its chunk has already loaded', async () => {
    const { container } = await hydrateSite(tiles(parts), (html) => expect(html.querySelector('button')).toBeNull());
    expect(pressed(container)).toEqual(['false', 'false']);
  });

  it('GAME-10 A11Y-01 is placed outside each tile’s link, names the game and states whether it is a favourite', async () => {
    const { container, stores } = await renderSite(tiles(parts));
    const [first, second] = container.querySelectorAll('button');
    expect(first?.getAttribute('aria-label')).toBe('Favourite: Lantern Trench');
    expect(first?.closest('a')).toBeNull();
    expect(pressed(container)).toEqual(['false', 'false']);
    await click(second);
    expect(pressed(container)).toEqual(['false', 'true']);
    await click(first);
    expect(savedCards(stores.favourites).map(({ name }) => name)).toEqual(['Lantern Trench', 'Sun Regent']);
    await click(second);
    expect(pressed(container)).toEqual(['true', 'false']);
  });

  it('GAME-10 on a game page adds the game to the recently viewed games', async () => {
    const { container, stores, show } = await renderSite(<GameFavourite game={games[0]!} />);
    await show(<GameFavourite game={games[1]!} />);
    await show(<GameFavourite game={games[0]!} />);
    expect(savedCards(stores.recent).map(({ name }) => name)).toEqual(['Lantern Trench', 'Sun Regent']);
    expect(savedCards(stores.favourites)).toEqual([]);
    expect(container.querySelectorAll('button')).toHaveLength(1);
  });

  it('GAME-10 adds the game to the list of favourites in the search', async () => {
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
