import { describe, expect, it } from 'vitest';
import { gamePage } from '../../../shared/contract/games.ts';
import { read } from '../contract/ask.ts';
import { cultureCodes } from '../contract/cultures.ts';

const search = (culture: string, q: string, more = {}) => read(gamePage, 'v1/games/', { culture, q, ...more });
const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const longestWord = (name: string) => (name.match(/\p{L}+/gu) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? '';

/** Names to search for: games from all over the list. */
async function names(culture: string, suits: (name: string) => boolean): Promise<string[]> {
  const pages = await Promise.all(
    [0, 240, 600, 900].map((offset) => read(gamePage, 'v1/games/', { culture, offset, limit: 120 })),
  );
  return pages.flatMap(({ items }) => items.map(({ name }) => name)).filter(suits);
}

describe('v1/games/?q', () => {
  it.each(cultureCodes)('API-03 GAME-07 %s: a whole name finds that game first', async (culture) => {
    for (const name of (await names(culture, () => true)).slice(0, 40)) {
      const { items } = await search(culture, name);
      expect(items[0]?.name).toBe(name);
    }
  });

  it.each(cultureCodes)('API-03 GAME-07 %s: one typing mistake in a word still finds the game', async (culture) => {
    const found = await names(culture, (name) => longestWord(name).length >= 6);
    for (const name of found.slice(0, 30)) {
      const word = longestWord(name);
      const middle = Math.floor(word.length / 2);
      const typos = [
        word.slice(0, middle) + word.slice(middle + 1),
        `${word.slice(0, middle)}q${word.slice(middle)}`,
        `${word.slice(0, middle)}q${word.slice(middle + 1)}`,
      ];
      for (const typo of typos) {
        const { items } = await search(culture, name.replace(word, typo), { limit: 48 });
        expect(items.map((item) => item.name)).toContain(name);
      }
    }
  });

  it('API-03 GAME-07 what is near to the words fills up a short list of what has them, and does not bury it', async () => {
    const { items, total } = await search('de-DE', 'stern', { limit: 48 });
    const hits = items.map(({ name }) => /stern/i.test(name));
    expect(hits.lastIndexOf(true)).toBeLessThan(hits.indexOf(false));
    expect(total).toBe(12);
  });

  it.each([
    ['en-GB', 'live roulette'],
    ['en-IE', 'live blackjack'],
    ['sv', 'live roulette'],
    ['es', 'blackjack en vivo'],
  ])('GAME-07 %s: "%s" finds the tables that a dealer leads', async (culture, q) => {
    const { items, total } = await search(culture, q, { limit: 48 });
    expect(total).toBeGreaterThan(0);
    expect(items.filter(({ isLive }) => !isLive).map(({ name }) => name)).toEqual([]);
  });

  it('GAME-07 strasse finds Glockenstraße, as straße does', async () => {
    for (const q of ['strasse', 'straße', 'STRASSE']) {
      const { items } = await search('de-DE', q);
      expect(items.map(({ name }) => name)).toContain('Glockenstraße');
    }
    expect((await search('de-DE', 'glockenstrasse')).items[0]?.name).toBe('Glockenstraße');
  });

  it.each(['es', 'sv', 'de-DE'])('API-03 GAME-07 %s: accents may be left out', async (culture) => {
    const accented = await names(culture, (name) => withoutAccents(name) !== name);
    expect(accented.length).toBeGreaterThan(0);
    for (const name of accented.slice(0, 20)) {
      const { items } = await search(culture, withoutAccents(name).toLowerCase());
      expect(items[0]?.name).toBe(name);
    }
  });

  it('API-03 GAME-07 two letters are enough, pages follow each other, and other filters still count', async () => {
    const all = await search('en-GB', 'go', { limit: 120 });
    expect(all.total).toBeGreaterThan(12);
    const [first, second] = [
      await search('en-GB', 'go', { limit: 6 }),
      await search('en-GB', 'go', { limit: 6, offset: 6 }),
    ];
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 12));
    const casino = await search('en-GB', 'go', { groups: ['casino'], limit: 120 });
    expect(casino.total).toBeLessThan(all.total);
    for (const { groups } of casino.items) expect(groups).toContain('casino');
  });

  it('API-03 GAME-07 finds games by their provider, and nothing for nonsense', async () => {
    const { items } = await read(gamePage, 'v1/games/', { culture: 'en-GB', limit: 1 });
    const provider = items[0]?.provider.name ?? '';
    const found = await search('en-GB', provider, { limit: 120 });
    expect(found.items.some((game) => game.provider.name === provider)).toBe(true);
    expect((await search('en-GB', 'xqzxqzxqz')).total).toBe(0);
    expect((await search('en-GB', '"*"')).total).toBe(0);
  });
});
