import { describe, expect, it } from 'vitest';
import { changeGames } from '../../../../client/stores/change-games.ts';
import { seal } from '../../../../client/stores/envelope.ts';
import { forget } from '../../../../client/visitor/forget.ts';
import { persistGames } from '../../../../client/visitor/persist-games.ts';
import { saveGame, savedCards, type SavedGames, noSavedGames } from '../../../../shared/saved-games/saved-games.ts';
import { tileCard } from '../support/games.ts';
import { siteOf } from '../support/render-site.tsx';
import { withStorage } from '../support/storage.ts';
import { storesOf } from '../support/stores.ts';

const storage = withStorage();
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
const key = 'sc-favourites-en-GB';
const names = (games: SavedGames) => savedCards(games).map(({ name }) => name);
const mark = (games: SavedGames, name: string, at = Date.now()) => saveGame(games, tileCard(name), at, 100);
const stored = () => (JSON.parse(localStorage.getItem(key) ?? 'null') as { state: SavedGames } | null)?.state;
const write = (games: unknown) => localStorage.setItem(key, seal(games, 'other', Date.now()));

function tab(isAllowed = () => true) {
  const stores = storesOf();
  const { favourites } = stores;
  return {
    favourites,
    keep: () => persistGames(siteOf('en-GB'), stores, isAllowed),
    async mark(name: string) {
      changeGames(favourites, (games) => mark(games, name));
      await settled();
    },
  };
}

describe('stored games', () => {
  it('STATE-08 are written once consent is given, and merged with those of earlier visits', async () => {
    write(mark(noSavedGames, 'Before', Date.now() - 1_000));
    const { favourites, keep, mark: markHere } = tab();
    await markHere('Meanwhile');
    expect(stored()?.entries).toHaveLength(1);
    await keep();
    await settled();
    expect(names(favourites)).toEqual(['Meanwhile', 'Before']);
    expect(names(stored()!)).toEqual(['Meanwhile', 'Before']);
    await markHere('Now');
    expect(names(stored()!)).toEqual(['Now', 'Meanwhile', 'Before']);
  });

  it('STATE-08 are not written for a visitor who has marked none', async () => {
    await tab().keep();
    await settled();
    expect(storage.local.keys()).toEqual([]);
  });

  it('GAME-10 include games that another tab stored while this tab was suspended', async () => {
    const sleeper = tab();
    await sleeper.keep();
    await sleeper.mark('Mine');
    write(mark(stored()!, 'Theirs'));
    await sleeper.mark('Later');
    expect(names(sleeper.favourites)).toEqual(['Later', 'Theirs', 'Mine']);
    expect(names(stored()!)).toEqual(['Later', 'Theirs', 'Mine']);
  });

  it('GAME-10 are updated when another tab stores games', async () => {
    const { favourites, keep } = tab();
    await keep();
    const newValue = seal(mark(noSavedGames, 'Theirs'), 'other', Date.now());
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
    expect(names(favourites)).toEqual(['Theirs']);
  });

  it('STATE-08 stay in memory when storage is full or forbidden', async () => {
    const { favourites, keep, mark: markHere } = tab();
    await markHere('Before');
    storage.forbid();
    await keep();
    await markHere('After');
    expect(names(favourites)).toEqual(['After', 'Before']);
  });

  it('STATE-08 are empty when storage contains malformed data', async () => {
    write({ entries: 'many' });
    const { favourites, keep } = tab();
    await keep();
    expect(names(favourites)).toEqual([]);
  });

  it('STATE-08 stay in memory after consent has been withdrawn', async () => {
    let isAllowed = true;
    const { favourites, keep, mark: markHere } = tab(() => isAllowed);
    await keep();
    await markHere('Before');
    isAllowed = false;
    Object.assign(storage.local, { [key]: '' });
    forget('functionality', { consentMode: 'basic' });
    await markHere('After');
    expect(names(favourites)).toEqual(['After', 'Before']);
    expect(localStorage.getItem(key)).toBeNull();
  });
});
