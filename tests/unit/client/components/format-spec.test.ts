import { describe, expect, it } from 'vitest';
import { factOrder } from '../../../../client/components/facts/fact-order.ts';
import { formatSpec, specLabel } from '../../../../client/components/facts/format-spec.ts';
import { quickFacts } from '../../../../client/components/game-head/quick-facts.ts';
import { specKeys } from '../../../../shared/contract/codes.ts';
import type { Spec } from '../../../../shared/contract/games.ts';
import type { CultureCode } from '../../../../locales/index.ts';
import { intlOf } from '../support/render-site.tsx';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

const cases: readonly (readonly [CultureCode, Spec, string | undefined])[] = [
  ['en-GB', { key: 'minBet', kind: 'money', value: { amount: 10, currency: 'GBP' } }, '£0.10'],
  ['de-DE', { key: 'biggestWin', kind: 'money', value: euro(1_824_000) }, '18.240 €'],
  ['en-IE', { key: 'minMaxBet', kind: 'moneyRange', value: { min: euro(10), max: euro(5000) } }, '€0.10–€50'],
  ['en-GB', { key: 'rtp', kind: 'percent', value: 96.21 }, '96.21%'],
  ['sv', { key: 'rtp', kind: 'percent', value: 96.2 }, '96,20 %'],
  ['en-GB', { key: 'paylines', kind: 'int', value: 117_649 }, '117,649'],
  ['en-GB', { key: 'maxWin', kind: 'int', value: 5000 }, '5,000x stake'],
  ['en-GB', { key: 'reels', kind: 'text', value: '5 × 4' }, '5 × 4'],
  ['en-GB', { key: 'reels', kind: 'text', value: '' }, undefined],
  ['en-GB', { key: 'quickSpin', kind: 'bool', value: true }, 'Yes'],
  ['en-GB', { key: 'jackpot', kind: 'bool', value: false }, 'No'],
  ['en-GB', { key: 'volatility', kind: 'enum', value: 'mediumHigh' }, 'Medium-high'],
  ['en-GB', { key: 'volatility', kind: 'enum', value: 'unheardOf' }, undefined],
  ['en-GB', { key: 'bingoTimes', kind: 'schedule', value: ['18:30', '19:30'] }, '18:30, 19:30'],
  ['en-GB', { key: 'bingoTimes', kind: 'schedule', value: [] }, undefined],
];

const ways: readonly (readonly [Spec, string])[] = [
  [{ key: 'paylines', kind: 'int', value: 20 }, 'Paylines'],
  [{ key: 'paylines', kind: 'text', value: '20' }, 'Paylines'],
  [{ key: 'paylines', kind: 'text', value: '243 ways' }, 'Ways to win'],
  [{ key: 'paylines', kind: 'text', value: 'Clusters of 5 or more' }, 'Ways to win'],
  [{ key: 'reels', kind: 'text', value: 'six' }, 'Reels'],
];

describe('the list of game parameters', () => {
  it.each(cases)('GAME-04 I18N-04 formats in %s the parameter %j as %s', (culture, spec, text) => {
    // Intl separates numbers from units with different kinds of space in different cultures.
    expect(formatSpec(intlOf(culture), spec)?.replace(/\s/g, ' ')).toBe(text);
  });

  it.each(specKeys)('GAME-04 %s has a label and a position in the order of facts', (key) => {
    expect(specLabel(intlOf('en-GB'), { key, kind: 'int', value: 1 })).toBeTruthy();
    expect(factOrder).toContain(key);
  });

  it.each(ways)('GAME-04 labels %j as %s', (spec, label) => {
    expect(specLabel(intlOf('en-GB'), spec)).toBe(label);
  });
});

describe('quick facts', () => {
  const factsOf = (card: object, specs: Spec[]) =>
    quickFacts(intlOf('en-GB'), { card, specs } as unknown as Parameters<typeof quickFacts>[1]);
  const money = (amount: number) => ({ amount, currency: 'GBP' });

  it('GAME-04 are the four most important facts', () => {
    const card = { rtp: 96.21, volatility: 'high', minBet: money(10), maxBet: money(5000) };
    const specs: Spec[] = [
      { key: 'maxWin', kind: 'int', value: 5000 },
      { key: 'decks', kind: 'int', value: 6 },
    ];
    expect(factsOf(card, specs).map(({ value }) => value)).toEqual(['96.21%', 'High', '£0.10–£50', '5,000x']);
  });

  it('GAME-04 name the ticket price once', () => {
    const specs: Spec[] = [
      { key: 'minTicket', kind: 'money', value: money(5) },
      { key: 'maxTicket', kind: 'money', value: money(50) },
      { key: 'bingoVariant', kind: 'enum', value: 'ball90' },
    ];
    const labelsOf = (card: object) => factsOf(card, specs).map(({ label }) => label);
    expect(labelsOf({ minBet: money(5), maxBet: money(50) })).not.toContain('Min ticket');
    expect(labelsOf({})).toEqual(expect.arrayContaining(['Min ticket', 'Max ticket']));
  });

  it('GAME-04 fall back to other parameters for games without the usual ones', () => {
    const specs: Spec[] = [
      { key: 'seats', kind: 'int', value: 7 },
      { key: 'decks', kind: 'int', value: 6 },
    ];
    expect(factsOf({ rtp: 99.4 }, specs).map(({ label }) => label)).toEqual(['RTP', 'Number of decks', 'Seats']);
  });
});
