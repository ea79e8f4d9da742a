import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shownJackpots, tileCard, tileList } from '../../../../shared/data/reduced-games.ts';

const card = {
  id: 'g1',
  slug: 'lantern-trench',
  name: 'Lantern Trench',
  groups: ['slots', 'popular'],
  path: '/slots/lantern-trench/',
  provider: { code: 'tidehouse', name: 'Tidehouse' },
  image: { url: 'games/lantern-trench.0a1b2c', width: 600, height: 800, alt: 'Lantern Trench', placeholder: '#123' },
  badges: ['new', 'madeUpByTheService'],
  isLive: false,
  themes: ['deep sea'],
  popularity: 12,
  status: 'active',
};

describe('data embedded in a page', () => {
  it('SSR-02 contains only those fields of a game that its tile shows', () => {
    expect(v.parse(tileCard, card)).toEqual({
      id: 'g1',
      name: 'Lantern Trench',
      path: '/slots/lantern-trench/',
      provider: { name: 'Tidehouse' },
      image: { url: 'games/lantern-trench.0a1b2c' },
      badges: ['new'],
    });
  });

  it.each([
    [['new', 'megaways'], { releasedAt: '2026-11-12' }],
    [['rating', 'megaways'], { rating: 4.6 }],
    [['new', 'rating'], { releasedAt: '2026-11-12', rating: 4.6 }],
    [['megaways'], {}],
  ])('GAME-10 SSR-02 contains for a game with the badges %j the badge fields %j', (badges, expected) => {
    const { releasedAt, rating } = v.parse(tileCard, { ...card, badges, releasedAt: '2026-11-12', rating: 4.6 });
    expect({ ...(releasedAt && { releasedAt }), ...(rating && { rating }) }).toEqual(expected);
  });

  it('API-02 omits only invalid games', () => {
    const page = { items: [card, { ...card, path: 'https://evil.example/' }, { id: 'g2' }], total: 3, offset: 0 };
    expect(v.parse(tileList, page).items.map(({ id }) => id)).toEqual(['g1']);
  });

  it('GAME-05 omits suspended jackpots, and the last win of jackpots with a deadline', () => {
    const one = { name: 'X', type: 'mega', amount: { amount: 1, currency: 'GBP' }, games: [], status: 'active' };
    const lastWonAt = '2026-11-12T20:10:36Z';
    const items = [
      { ...one, id: 'off', status: 'suspended' },
      { ...one, id: 'mega', lastWonAt },
      { ...one, id: 'daily', lastWonAt, mustDropBy: '2026-11-20T23:00:00Z' },
    ];
    const shown = v.parse(shownJackpots, { asOf: lastWonAt, pollSeconds: 15, items }).items;
    expect(shown.map((jackpot) => [jackpot.id, jackpot.lastWonAt])).toEqual([
      ['mega', lastWonAt],
      ['daily', undefined],
    ]);
  });

  it('SSR-02 is parsed to the same value again in the browser', () => {
    const feed = {
      asOf: '2026-11-20T12:00:00Z',
      pollSeconds: 30,
      totals: {},
      items: [
        {
          id: 'j1',
          name: 'Aurora',
          type: 'daily',
          amount: { amount: 100, currency: 'GBP' },
          games: [{ ...card, path: 'javascript:alert(1)' }, card, { ...card, path: '/slots/other/' }],
          status: 'active',
        },
      ],
    };
    const once = v.parse(shownJackpots, feed);
    expect(once.items[0]?.games).toEqual([{ path: card.path, image: { url: card.image.url } }]);
    expect(v.parse(shownJackpots, structuredClone(once))).toEqual(once);
  });
});
