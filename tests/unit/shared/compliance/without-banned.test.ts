import { describe, expect, it } from 'vitest';
import { withoutBanned } from '../../../../shared/compliance/without-banned.ts';

const card = (slug: string, ...groups: string[]) => ({ slug, groups });
const slot = card('slot', 'slots');
const wheel = card('wheel', 'slots', 'roulette');
const allowed = (answer: unknown) => withoutBanned(answer, ['roulette', 'jackpots']);

describe('an answer without what the market forbids', () => {
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
      'lists that lack the groups of a game',
      { items: [slot, { slug: 'x', isLive: false, popularity: 1 }] },
      { items: [slot] },
    ],
    ['jackpots', { items: [{ id: 'pot', amount: { amount: 1 }, games: [] }] }, { items: [] }],
    ['games that have a jackpot', { items: [{ ...slot, jackpotId: 'pot' }] }, { items: [] }],
  ])('COMP-01 COMP-03 has none in %s', (_, answer, left) => {
    expect(allowed(answer)).toEqual(left);
  });

  it.each([
    ['a page of a game', { card: wheel, specs: [] }],
    ['an embed', { type: 'game', data: wheel }],
  ])('COMP-01 COMP-03 is none where it is %s of such a kind', (_, answer) => {
    expect(allowed(answer)).toBeUndefined();
    expect(allowed(JSON.parse(JSON.stringify(answer).replace('roulette', 'megaways')))).toBeDefined();
  });

  it('COMP-01 leaves all else as it is', () => {
    const answer = {
      facets: { provider: [{ code: 'roulette', name: 'R', count: 1 }] },
      blocks: [{ type: 'games', groups: ['slots', 'roulette'], limit: 6 }],
      nothing: null,
      n: 1,
    };
    expect(allowed(answer)).toEqual(answer);
  });
});
