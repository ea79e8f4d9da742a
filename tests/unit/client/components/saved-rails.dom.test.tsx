import { afterEach, describe, expect, it } from 'vitest';
import { SavedRails } from '../../../../client/components/saved-rails/saved-rails.tsx';
import { changeGames } from '../../../../client/stores/change-games.ts';
import type { SavedGamesState, Stores } from '../../../../client/stores/stores.ts';
import { markGamesRead } from '../../../../client/visitor/persist-games.ts';
import { favouritesLimit, saveGame, savedCards } from '../../../../shared/saved-games/saved-games.ts';
import { notFound } from '../../../../shared/data/resource.ts';
import type { Result } from '../../../../shared/data/resource.ts';
import { after, click } from '../support/act.ts';
import { found, tileCard, tileCards } from '../support/games.ts';
import { renderSite } from '../support/render-site.tsx';

const root = document.documentElement;
afterEach(() => delete root.dataset['rails']);

const keep = (store: SavedGamesState, names: readonly string[], at = Date.now()) => {
  for (const name of names) changeGames(store, () => saveGame(store, tileCard(name), at, favouritesLimit));
};

/** Renders the rails of a visitor with these games. `respond` returns the catalogue's response for games stored long ago. */
async function show(fill: (stores: Stores) => void, respond?: (slug: string) => Result<unknown>) {
  const requested: string[] = [];
  const site = await renderSite(null, {
    respond({ path }) {
      const slug = new URLSearchParams(path.split('?')[1]).get('gameSlug') ?? '';
      requested.push(slug);
      return respond?.(slug) ?? notFound;
    },
  });
  fill(site.stores);
  await site.show(<SavedRails />);
  const rails = () =>
    [...site.container.querySelectorAll('section')].map((section) => [
      section.querySelector('h2')?.textContent,
      ...[...section.querySelectorAll('li > a > b')].map(({ textContent }) => textContent),
    ]);
  return { ...site, requested, rails };
}

describe('rails of stored games', () => {
  it('GAME-10 render once the stored games have been read, in the reserved space', async () => {
    root.dataset['rails'] = '2';
    const { stores, rails } = await show(({ favourites }) => keep(favourites, ['Sun Regent']));
    expect(rails()).toEqual([]);
    expect(root.dataset['rails']).toBe('2');
    await after(() => markGamesRead(stores));
    expect(rails()).toEqual([['Your favourites', 'Sun Regent']]);
    expect(root.dataset['rails']).toBe('1');
  });

  it('GAME-10 are absent without stored games', async () => {
    root.dataset['rails'] = '1';
    const { rails } = await show(markGamesRead);
    expect(rails()).toEqual([]);
    expect(root.dataset['rails']).toBe('0');
  });

  it('GAME-10 update their own games, but do not insert a new rail above the content being read', async () => {
    const { stores, rails } = await show((all) => {
      keep(all.favourites, ['Sun Regent', 'Lantern Trench']);
      markGamesRead(all);
    });
    await after(() => {
      keep(stores.recent, ['Corsair Moon']);
      keep(stores.favourites, ['Corsair Moon']);
    });
    expect(rails()).toEqual([['Your favourites', 'Corsair Moon', 'Lantern Trench', 'Sun Regent']]);
  });

  it('GAME-10 show twelve favourites and link to all of them', async () => {
    const { container } = await show((all) => {
      keep(
        all.favourites,
        tileCards(13).map(({ name }) => name),
      );
      markGamesRead(all);
    });
    expect(container.querySelectorAll('li')).toHaveLength(12);
    expect(container.querySelector('section > div a')?.getAttribute('href')).toBe('#search');
  });

  it('GAME-10 clear the recently viewed games with the Clear button', async () => {
    const { container, stores, rails } = await show((all) => {
      keep(all.recent, ['Sun Regent']);
      markGamesRead(all);
    });
    const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear');
    expect(button?.getAttribute('aria-label')).toBe('Clear: Recently viewed');
    await click(button);
    expect(rails()).toEqual([]);
    expect(savedCards(stores.recent)).toEqual([]);
  });

  it('GAME-10 request games stored for longer than a day from the catalogue, and remove those that it no longer has', async () => {
    const old = Date.now() - 2 * 86_400_000;
    const { requested, rails } = await show(
      (all) => {
        keep(all.favourites, ['Gone', 'Retired', 'Unknown', 'Renamed'], old);
        keep(all.favourites, ['Fresh']);
        markGamesRead(all);
      },
      (slug) => {
        const card = { ...tileCard('Renamed', { name: 'Renamed II' }), status: 'active' };
        if (slug === 'renamed') return found({ card });
        if (slug === 'retired') return found({ card: { ...card, status: 'retired' } });
        return slug === 'unknown' ? { state: 'failed' } : notFound;
      },
    );
    expect(requested.toSorted()).toEqual(['gone', 'renamed', 'retired', 'unknown']);
    expect(rails()).toEqual([['Your favourites', 'Fresh', 'Renamed II', 'Unknown']]);
  });
});
