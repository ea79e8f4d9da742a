import { describe, expect, it } from 'vitest';
import { germanEveryday } from '../../../server/services/catalogue/vocabulary/de/everyday.ts';
import { englishEveryday } from '../../../server/services/catalogue/vocabulary/en/everyday.ts';
import { spanishEveryday } from '../../../server/services/catalogue/vocabulary/es/everyday.ts';
import { swedishEveryday } from '../../../server/services/catalogue/vocabulary/sv/everyday.ts';
import { gamePage } from '../../../shared/contract/games.ts';
import { read } from '../contract/send-request.ts';
import { cultureCodes } from '../contract/cultures.ts';

const search = (culture: string, q: string, more = {}) => read(gamePage, 'v1/games/', { culture, q, ...more });
const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const longestWord = (name: string) => (name.match(/\p{L}+/gu) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? '';

/** Names of games from several pages of the list. */
async function names(culture: string, suits: (name: string) => boolean): Promise<string[]> {
  const pages = await Promise.all(
    [0, 240, 600, 900].map((offset) => read(gamePage, 'v1/games/', { culture, offset, limit: 120 })),
  );
  return pages.flatMap(({ items }) => items.map(({ name }) => name)).filter(suits);
}

describe('v1/games/?q', () => {
  it.each(cultureCodes)('API-03 GAME-07 %s: a search for a full name returns that game first', async (culture) => {
    for (const name of (await names(culture, () => true)).slice(0, 40)) {
      const { items } = await search(culture, name);
      expect(items[0]?.name).toBe(name);
    }
  });

  it.each(cultureCodes)('API-03 GAME-07 %s: a search with one typing error still finds the game', async (culture) => {
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

  it('API-03 GAME-07 exact matches come first, and similar names fill the list up to 12', async () => {
    const { items, total } = await search('de-DE', 'stern', { limit: 48 });
    const hits = items.map(({ name }) => /stern/i.test(name));
    expect(hits.lastIndexOf(true)).toBeLessThan(hits.indexOf(false));
    expect(total).toBe(12);
  });

  it.each([
    ['en-GB', 'slots', ['fruit machines', 'pokies', 'one armed bandit', 'video slots', 'best slots', 'slot machine']],
    ['en-GB', 'scratch_cards', ['scratchcards', 'scratch card', 'scratch-card', 'instant win']],
    ['en-GB', 'bingo', ['bingo rooms', 'bingo games']],
    ['en-IE', 'slots', ['one armed bandits', 'pokies']],
    ['en-ROW', 'roulette', ['european roulette', 'roulette tables']],
    ['de-DE', 'slots', ['Spielautomat', 'Spielautomaten', 'Automatenspiele', 'Slotmaschine', 'Slots']],
    ['de-DE', 'slots', ['einarmiger Bandit', 'beste Slots', 'Slotmaschiene']],
    ['sv', 'slots', ['spelautomat', 'spelautomater', 'en enarmad bandit', 'videoslots', 'slotspel', 'spelautomatr']],
    ['es', 'slots', ['tragaperras', 'tragamonedas', 'las tragaperras', 'máquinas tragaperras', 'tragaperas']],
    ['es', 'bingo_es', ['bingo en vivo', 'juegos de bingo', 'bingo online']],
    ['es', 'scratch_cards', ['rasca y gana']],
    ['es', 'live_roulette', ['ruletas en vivo', 'ruleta en directo']],
  ])(
    'GAME-07 %s: synonyms of %s find the group, the most popular first, with the same total and facets',
    async (...row) => {
      const [culture, group, queries] = row;
      const list = await read(gamePage, 'v1/games/', { culture, groups: [group], limit: 12 });
      for (const q of queries) {
        const found = await search(culture, q, { limit: 12 });
        // Games with the query in their name come before the group.
        const others = found.items.filter(({ name }) => list.items.some((item) => item.name === name));
        expect([q, found.total]).toEqual([q, list.total]);
        expect(others).toEqual(list.items.slice(0, others.length));
        expect(others.length).toBeGreaterThan(6);
        expect(found.facets).toEqual(list.facets);
      }
    },
  );

  it.each([
    ['en-GB', 'live roulette'],
    ['en-IE', 'live blackjack'],
    ['sv', 'live roulette'],
    ['es', 'blackjack en vivo'],
    ['en-GB', 'liveroulette'],
    ['sv', 'liveroulette'],
    ['sv', 'livecasino'],
    ['en-GB', 'live tables'],
    ['es', 'crupier'],
  ])('GAME-07 %s: "%s" finds live games only', async (culture, q) => {
    const { items, total } = await search(culture, q, { limit: 48 });
    expect(total).toBeGreaterThan(10);
    expect(items.filter(({ isLive }) => !isLive).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['es', 'cartas', /carta/i, 'blackjack'],
    ['sv', 'frukter', /frukter/i, 'slots'],
    ['de-DE', 'automat', /automat/i, 'slots'],
    ['de-DE', 'Drachen', /drache/i, 'slots'],
    ['es', 'planetas', /planeta/i, 'slots'],
  ])('GAME-07 %s: "%s" finds games with that name first, then those of the group', async (culture, q, own, group) => {
    const { items } = await search(culture, q, { limit: 120 });
    const isOwn = items.map(({ name }) => own.test(name));
    expect(isOwn[0]).toBe(true);
    expect(isOwn.indexOf(false)).toBe(isOwn.lastIndexOf(true) + 1);
    expect(items[isOwn.indexOf(false)]?.groups).toContain(group);
  });

  it.each([
    ['en-GB', 'egyptian'],
    ['de-DE', 'Ägypten'],
    ['de-DE', 'Spielautomat Ägypten'],
    ['sv', 'egypten'],
    ['sv', 'spelautomat egypten'],
    ['es', 'tragaperras egipcias'],
  ])('GAME-07 %s: "%s" finds games with that setting', async (culture, q) => {
    const { items } = await search(culture, q);
    expect(items.map(({ name }) => name)).toContain('Sun Regent');
  });

  it.each(['fruit', 'frui'])('GAME-07 "%s" alone finds the theme, and not every fruit machine', async (q) => {
    expect((await search('en-GB', q)).total).toBeLessThan(1000);
  });

  it('GAME-07 de-DE: names of forbidden games find nothing', async () => {
    for (const q of ['Roulette', 'Blackjack', 'Poker', 'Bingo', 'Jackpot', 'Jackpots', 'Rubbellose', 'Live Casino']) {
      expect([q, (await search('de-DE', q)).total]).toEqual([q, 0]);
    }
  });

  it.each([
    ['en-GB', englishEveryday],
    ['de-DE', germanEveryday],
    ['sv', swedishEveryday],
    ['es', spanishEveryday],
  ])('GAME-07 %s: every synonym finds a game', async (culture, { called }) => {
    for (const q of called.flatMap(([, texts]) => texts)) {
      expect([q, (await search(culture, q, { limit: 1 })).items.length]).toEqual([q, 1]);
    }
  });

  it.each(['es', 'sv', 'de-DE'])('API-03 GAME-07 %s: a search ignores accents', async (culture) => {
    const accented = await names(culture, (name) => withoutAccents(name) !== name);
    expect(accented.length).toBeGreaterThan(0);
    for (const name of accented.slice(0, 20)) {
      const { items } = await search(culture, withoutAccents(name).toLowerCase());
      expect(items[0]?.name).toBe(name);
    }
  });

  it('API-03 GAME-07 a search works with two letters, pages and other filters', async () => {
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
});
