import { describe, expect, it } from 'vitest';
import { termRows } from '../../../../client/pages/promotions/term-rows.ts';
import type { WrittenPromotion } from '../../../../shared/contract/written.ts';
import { promotion } from '../support/content.ts';
import { intlOf } from '../support/render-site.tsx';

const pounds = (amount: number) => ({ amount, currency: 'GBP' });
const contributions = [
  { product: 'Slots', percent: 100 },
  { product: 'Other games', percent: 10 },
];

const rowsOf = (terms: Omit<WrittenPromotion['terms'], 'html'>, more = {}) =>
  Object.fromEntries(
    termRows(intlOf('en-GB'), promotion('a', { terms: { html: '', ...terms }, ...more })).map(({ label, values }) => [
      label,
      values.join(' | '),
    ]),
  );

describe('termRows', () => {
  it('PAGE-02 COMP-02 lists all terms in the response', () => {
    const terms: Omit<WrittenPromotion['terms'], 'html'> = {
      minDeposit: pounds(1000),
      maxBonus: pounds(5000),
      freeSpins: { count: 250, gameSlug: 'lantern-trench', spinValue: pounds(10) },
      wagering: [{ multiplier: 30, base: 'depositAndBonus', days: 30, contributions }],
      maxBet: '£5 a round',
    };
    expect(rowsOf(terms, { end: '2027-12-31' })).toEqual({
      Runs: '1 March 2026 to 31 December 2027',
      'Minimum deposit': '£10',
      'Maximum bonus': '£50',
      'Free spins': '250, worth £0.10 each',
      Wagering: '30x deposit plus bonus, within 30 days',
      'Counts towards wagering': 'Slots 100% | Other games 10%',
      'Maximum bet': '£5 a round',
    });
  });

  it.each([
    ['bonus', 1, '10x the bonus, within 1 day'],
    ['winnings', 30, '10x free-spin winnings, within 30 days'],
  ] as const)('PAGE-02 names the wagering base: %s', (base, days, words) => {
    expect(rowsOf({ wagering: [{ multiplier: 10, base, days, contributions: [] }] })).toMatchObject({
      Wagering: words,
    });
  });

  it('PAGE-02 omits missing terms, and shows dates without a countdown', () => {
    expect(rowsOf({})).toEqual({ Runs: 'From 1 March 2026, until further notice' });
  });
});
