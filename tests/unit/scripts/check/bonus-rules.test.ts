import { describe, expect, it } from 'vitest';
import { type BonusExemption, type BonusRules, bonusRules } from '../../../../brands/bonus-rules.ts';
import { brands } from '../../../../brands/index.ts';
import { checkOffer, type OfferTerms } from '../../../../scripts/check/compliance/bonus-rules.ts';

type Wagering = NonNullable<OfferTerms['terms']['wagering']>[number];

const day = '2026-11-26';
const { GB, DK, DE, SE, FI } = bonusRules;
const wagering = (changes: Partial<Wagering> = {}): Wagering => ({
  multiplier: 10,
  base: 'bonus',
  days: 60,
  contributions: [{ percent: 100 }],
  ...changes,
});
const offerOf = (changes: Partial<Wagering>, terms: OfferTerms['terms'] = {}, audience = 'new'): OfferTerms => ({
  slug: 'welcome',
  title: 'Welcome',
  audience,
  terms: { wagering: [wagering(changes)], ...terms },
});
const counting = (...contributions: Wagering['contributions']) => offerOf({ contributions });
/** Without the rule that an example is beside an offer, which has rows of its own. */
const { wageringExample: _rule, ...danish } = DK;
const spinsFor = (deposit?: number): OfferTerms => ({
  slug: 'spins',
  title: 'Spins',
  terms: {
    ...(deposit !== undefined && { minDeposit: { amount: deposit, currency: 'GBP' } }),
    freeSpins: { count: 50, spinValue: { amount: 200 } },
  },
});
const withExample = (significantTerms: string): OfferTerms => ({
  ...offerOf({ base: 'depositAndBonus' }, { minDeposit: { amount: 100_00, currency: 'DKK' } }),
  significantTerms,
});
const exemption: BonusExemption = {
  offer: 'welcome',
  multiplier: 60,
  base: 'bonus',
  reason: 'Decided.',
  decidedOn: '2026-11-01',
  validTo: '2027-12-31',
};

describe('bonus rules', () => {
  it.each<[string, BonusRules, OfferTerms, string[]]>([
    ['at the cap', GB, offerOf({}), []],
    ['above the cap', GB, offerOf({ multiplier: 11 }), ['requires 11x']],
    ['above the cap on winnings', GB, offerOf({ base: 'winnings', multiplier: 60 }), ['requires 60x']],
    ['below the cap, on the deposit too', GB, offerOf({ base: 'depositAndBonus' }), ['counts the deposit']],
    ['games of two kinds', GB, counting({ percent: 100 }, { percent: 10, kind: 'bingo' }), ['spans casino and bingo']],
    ['another kind that does not count', GB, counting({ percent: 100 }, { percent: 0, kind: 'bingo' }), []],
    [
      'slots in an offer for bingo',
      GB,
      { ...counting({ percent: 100, kind: 'casino' }), product: 'bingo' },
      ['spans bingo and casino'],
    ],
    ['no wagering', GB, { slug: 'points', title: 'Points', terms: {} }, []],
    ['a market without a cap', DE, offerOf({ multiplier: 60, base: 'depositAndBonus', days: 7 }), []],
    ['no offers at all', SE, { slug: 'points', title: 'Points', terms: {} }, ['none may be made']],
    ['deposit and bonus at the cap', danish, offerOf({ base: 'depositAndBonus' }), []],
    ['spins worth the deposit', DK, spinsFor(100_00), []],
    ['spins worth less than the deposit', DK, spinsFor(200_00), ['a deposit of 20000 for spins worth 10000']],
    ['spins for nothing', DK, spinsFor(), []],
    ['an example of the wagering', DK, withExample('I alt 2.000 kr. i indsatser.'), []],
    ['another amount as the example', DK, withExample('I alt 200 kr. i indsatser.'), ['does not name the amount']],
    ['wagering on winnings', danish, offerOf({ base: 'winnings', multiplier: 1 }), ['wagering on winnings']],
    ['too few days', danish, offerOf({ days: 59 }), ['fewer than 60 days']],
    ['games that count in part', danish, counting({ percent: 10 }), ['some games in part']],
    ['games that do not count', danish, counting({ percent: 100 }, { percent: 0 }), []],
    ['the highest value', danish, offerOf({}, { maxBonus: { amount: 100_000 } }), []],
    ['above the highest value', danish, offerOf({}, { maxBonus: { amount: 100_001 } }), ['worth up to 100001']],
    ['before the law is in force', FI, offerOf({}), []],
    ['new players', { ...FI, validFrom: day }, offerOf({}), ['not for existing players alone']],
    ['existing players', { ...FI, validFrom: day }, offerOf({}, {}, 'existing'), []],
  ])('COMP-07 report each rule that an offer breaks: %s', (_, rules, offer, expected) => {
    const { problems, exempted } = checkOffer(offer, rules, day);
    expect(exempted).toEqual([]);
    expect(problems).toHaveLength(expected.length);
    for (const [index, words] of expected.entries()) {
      expect(problems[index]).toContain(words);
      expect(problems[index]).toContain(rules.source);
    }
  });

  it.each<[string, string, BonusExemption | undefined, number, number]>([
    ['on the first day of the rule', '2026-01-19', exemption, 0, 1],
    ['the day before it', '2026-01-18', undefined, 0, 0],
    ['on the last day of the exemption', '2027-12-31', exemption, 0, 1],
    ['the day after it', '2028-01-01', exemption, 1, 0],
    ['for another offer', day, { ...exemption, offer: 'reload' }, 1, 0],
    ['for less than the offer asks', day, { ...exemption, multiplier: 30 }, 1, 0],
    ['for another amount than the offer counts', day, { ...exemption, base: 'winnings' }, 1, 0],
    ['without an exemption', day, undefined, 1, 0],
  ])(
    'COMP-07 exempt an offer above the cap within the dates of its exemption: %s',
    (_, on, given, problems, exempted) => {
      const found = checkOffer(offerOf({ multiplier: 60 }), GB, on, given && [given]);
      expect([found.problems.length, found.exempted.length]).toEqual([problems, exempted]);
      for (const note of found.exempted) {
        expect(note).toContain('exempt until 2027-12-31, decided on 2026-11-01: Decided.');
      }
      if (given && on > given.validTo) expect(found.problems[0]).toContain('its exemption ended on 2027-12-31');
    },
  );

  it('COMP-07 apply the other rules of a market to an exempted offer', () => {
    const found = checkOffer(offerOf({ multiplier: 60 }, {}, 'new'), SE, day, [exemption]);
    expect(found.problems).toHaveLength(1);
  });

  it.each(brands.flatMap(({ compliance }) => Object.entries(compliance)))(
    'COMP-07 of %s have an offer, a reason and dates for each exemption',
    (_, { bonusExemptions = [] }) => {
      for (const { offer, reason, decidedOn, validTo } of bonusExemptions) {
        expect(offer).toMatch(/^[a-z-]+$/);
        expect(reason).toMatch(/\w{4}/);
        expect(decidedOn < validTo).toBe(true);
      }
    },
  );
});
