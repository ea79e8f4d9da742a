import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { product } from '../../../../brands/house.ts';
import type { CultureCode } from '../../../../locales/index.ts';
import { groupIn } from '../../../../server/services/games/groups.ts';

const wordsOf = (culture: CultureCode, file: 'menu' | 'catalogue'): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../../locales/${culture}/${file}.json`, import.meta.url), 'utf8'));

/** The group, the menu's message for its page and the heading of that page. */
const pages = [
  [product.slug, 'product', 'product'],
  ['slots', 'slots', 'slots'],
  ['jackpots', 'jackpots', 'jackpots'],
  ['bingo', 'bingo', 'bingo'],
  ['bingo_es', 'bingoES', 'videoBingo'],
  ['casino', 'casino', 'casino'],
  ['roulette', 'roulette', 'roulette'],
  ['live_roulette', 'liveRoulette', 'liveRoulette'],
  ['blackjack', 'blackjack', 'blackjack'],
  ['megaways', undefined, 'megaways'],
  ['daily_jackpots', undefined, 'dailyJackpots'],
  ['other', undefined, 'otherCasino'],
  ['plinko', undefined, 'plinko'],
] as const;

describe('headings of groups', () => {
  it.each(['en-GB', 'de-DE', 'sv', 'es'] as const)('I18N-02 say what menu and pages of %s say', (culture) => {
    const [menu, catalogue] = [wordsOf(culture, 'menu'), wordsOf(culture, 'catalogue')];
    const fill = (message: string) => message.replace('{product}', product.name).replace('\u00AD', '');
    for (const [group, item, heading] of pages) {
      const title = groupIn(culture, group)?.title;
      // A culture without the page need not have its messages.
      const texts = [item && menu[`menu.${item}`], catalogue[`catalogue.title.${heading}`]].filter(
        (text) => text !== undefined,
      );
      expect(texts.map(fill), group).toEqual(texts.map(() => title));
    }
  });

  it('I18N-02 no group has a heading for a code that is none', () => {
    expect(groupIn('es', 'constructor')).toBeUndefined();
  });
});
