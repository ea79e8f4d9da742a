import { describe, expect, it } from 'vitest';
import { withoutBanned } from '../../../../shared/data/without-banned.ts';

const card = (slug: string, ...groups: string[]) => ({ slug, groups });
const slot = card('slot', 'slots');
const wheel = card('wheel', 'slots', 'roulette');
const allowed = (response: unknown) => withoutBanned(response, ['roulette', 'jackpots']);

describe('withoutBanned', () => {
  it.each([
    ['lists', { total: 2, items: [slot, wheel] }, { total: 2, items: [slot] }],
    ['related games', { card: slot, related: [wheel, slot] }, { card: slot, related: [slot] }],
    [
      'groups',
      {
        groups: [
          { code: 'roulette', items: [] },
          { code: 'slots', items: [wheel, slot] },
        ],
      },
      { groups: [{ code: 'slots', items: [slot] }] },
    ],
    [
      'site maps',
      {
        items: [
          { slug: 'wheel', group: 'roulette' },
          { slug: 'slot', group: 'slots' },
        ],
      },
      { items: [{ slug: 'slot', group: 'slots' }] },
    ],
    [
      'lists with a game without groups',
      { items: [slot, { slug: 'x', isLive: false, popularity: 1 }] },
      { items: [slot] },
    ],
    [
      'jackpots without games of allowed groups',
      { items: [{ id: 'pot', amount: { amount: 1 }, games: [] }] },
      { items: [] },
    ],
    ['games with a jackpot', { items: [{ ...slot, jackpotId: 'pot' }] }, { items: [] }],
  ])('COMP-01 COMP-03 removes games of banned groups from %s', (_, response, left) => {
    expect(allowed(response)).toEqual(left);
  });

  it.each([
    ['the details of a game', { card: wheel, specs: [] }],
    ['the embedded card of a game', { type: 'game', data: wheel }],
  ])('COMP-01 COMP-03 returns undefined for %s of a banned group', (_, response) => {
    expect(allowed(response)).toBeUndefined();
    expect(allowed(JSON.parse(JSON.stringify(response).replace('roulette', 'megaways')))).toBeDefined();
  });

  it('COMP-01 does not change anything else', () => {
    const response = {
      facets: { provider: [{ code: 'roulette', name: 'R', count: 1 }] },
      blocks: [{ type: 'games', groups: ['slots', 'roulette'], limit: 6 }],
      nothing: null,
      n: 1,
    };
    expect(allowed(response)).toEqual(response);
  });
});
