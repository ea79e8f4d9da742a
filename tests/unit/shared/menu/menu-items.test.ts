import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import menu from '../../../../locales/en-GB/menu.json' with { type: 'json' };
import { bottomCodes, footerGroups, menuRoutes, topCodes } from '../../../../shared/menu/menu-codes.ts';
import { currentIn, menuGroups, menuItems } from '../../../../shared/menu/menu-items.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';

describe('menu items', () => {
  /** The complete menus, derived by hand from the table of routes. */
  const legal = ['terms', 'privacy'];
  it.each([
    [
      'en-GB',
      {
        games: ['slots', 'bingo', 'casino', 'jackpots', 'roulette', 'blackjack'],
        product: ['product', 'promotions', 'winners', 'blog', 'aboutUs', 'affiliates'],
        security: ['responsible', 'bonus', ...legal],
        help: ['faq', 'contact', 'payments', 'mobileApp', 'bingoCardGenerator'],
      },
      ['home', 'product', 'slots', 'casino', 'promotions', 'features'],
      ['responsible', 'faq', 'contact', 'aboutUs', 'blog'],
    ],
    [
      'en-IE',
      {
        games: ['slots', 'casino', 'jackpots', 'roulette', 'blackjack'],
        product: ['product', 'promotions', 'winners', 'aboutUs', 'affiliates'],
        security: ['responsible', 'bonus', ...legal],
        help: ['faq', 'contact', 'payments'],
      },
      ['home', 'product', 'slots', 'casino', 'promotions', 'features'],
      ['responsible', 'faq', 'contact', 'aboutUs'],
    ],
    [
      'de-DE',
      {
        games: ['slots'],
        product: ['promotions', 'winners', 'aboutUs', 'affiliates'],
        security: ['responsible', 'bonus', ...legal, 'impressum'],
        help: ['faq', 'contact', 'payments'],
      },
      ['home', 'slots', 'promotions', 'features'],
      ['responsible', 'faq', 'contact', 'aboutUs'],
    ],
    [
      'sv',
      {
        games: ['slots', 'casino', 'jackpots', 'roulette', 'blackjack'],
        product: ['product', 'winners', 'aboutUs', 'affiliates', 'pnp', 'trustly'],
        security: ['responsible', ...legal],
        help: ['faq', 'contact'],
      },
      ['home', 'product', 'slots', 'casino'],
      ['responsible', 'faq', 'contact', 'aboutUs'],
    ],
    [
      'es',
      {
        games: ['slots', 'bingoES', 'casino', 'jackpots', 'roulette', 'blackjack', 'liveRoulette'],
        product: ['product', 'promotions', 'winners', 'blog', 'aboutUs', 'affiliates'],
        security: ['responsible', 'bonus', ...legal, 'juego'],
        help: ['faq', 'contact', 'payments', 'mobileApp'],
      },
      ['home', 'product', 'slots', 'casino', 'promotions', 'features'],
      ['responsible', 'faq', 'contact', 'aboutUs', 'blog'],
    ],
  ] as const)('SHELL-04 in %s match the expected menus', (culture, groups, top, bottom) => {
    const codes = (items: readonly { code: string }[]) => items.map(({ code }) => code);
    const footer = menuGroups(cultures[culture]).map(({ group, items }) => [group, codes(items)]);
    expect(Object.fromEntries(footer)).toEqual(groups);
    expect(codes(menuItems(topCodes, cultures[culture]))).toEqual(top);
    expect(codes(menuItems(bottomCodes, cultures[culture]))).toEqual(bottom);
  });

  it("SHELL-04 ROUTE-04 use the culture's paths and prefix", () => {
    expect(menuItems(['bingoES', 'roulette'], cultures.es)).toEqual([
      { code: 'bingoES', href: '/casino/video-bingo/' },
      { code: 'roulette', href: '/casino/ruleta/' },
    ]);
    expect(menuItems(['slots'], cultures['en-ROW'])).toEqual([{ code: 'slots', href: '/en-ROW/slots/' }]);
  });

  it('SHELL-04 contain no empty footer groups', () => {
    for (const culture of Object.values(cultures)) {
      for (const { items } of menuGroups(culture)) expect(items).not.toEqual([]);
    }
  });

  it('SHELL-04 assign every footer code to one group, and have a message for each', () => {
    const footer = Object.values(footerGroups).flat();
    expect(new Set(footer).size).toBe(footer.length);
    expect([...new Set([...footer, ...topCodes, ...bottomCodes])].toSorted()).toEqual(
      Object.keys(menuRoutes).toSorted(),
    );
    for (const code of Object.keys(menuRoutes)) expect(menu).toHaveProperty([`menu.${code}`]);
  });

  it('currentIn distinguishes the page itself from its subpages', () => {
    expect(currentIn(matchRoute('/slots/', 'en-GB'), 'slots')).toBe('page');
    expect(currentIn(matchRoute('/slots/jackpots/', 'en-GB'), 'slots')).toBe(true);
    expect(currentIn(matchRoute('/casino/', 'en-GB'), 'slots')).toBeUndefined();
  });

  it('ROUTE-01 SHELL-03 currentIn marks the root section of a deeper page, but no intermediate section', () => {
    const match = matchRoute('/slots/jackpots/', 'en-GB');
    const further = { ...match, key: 'slotsGame', route: { ...match.route, masterRoute: 'jackpots' } } as const;
    expect(currentIn(further, 'slots')).toBe(true);
    expect(currentIn(further, 'jackpots')).toBeUndefined();
    expect(currentIn(matchRoute('/payment-methods/visa/', 'en-GB'), 'payments')).toBe(true);
    expect(currentIn(matchRoute('/help/', 'en-GB'), 'faq')).toBe('page');
  });
});
