import type { BonusExemption, BonusRules } from '../../../brands/bonus-rules.ts';
import { minorUnitsOf } from '../../../shared/i18n/minor-units.ts';

/** An active offer with the figures of its terms, as the content service returns them. */
export interface OfferTerms {
  readonly slug: string;
  readonly title: string;
  readonly audience?: string;
  readonly product?: string;
  readonly significantTerms?: string;
  readonly terms: {
    readonly minDeposit?: { readonly amount: number; readonly currency: string };
    readonly maxBonus?: { readonly amount: number };
    readonly freeSpins?: { readonly count: number; readonly spinValue: { readonly amount: number } };
    readonly wagering?: readonly {
      readonly multiplier: number;
      readonly base: 'bonus' | 'depositAndBonus' | 'winnings';
      readonly days: number;
      readonly contributions: readonly { readonly percent: number; readonly kind?: string }[];
    }[];
  };
}

type Wagering = NonNullable<OfferTerms['terms']['wagering']>[number];

/** Limits on wagering that one condition exceeds; an exemption may cover these. */
function wageringBreaches({ multiplier, base }: Wagering, { wagering, wageringOnWinnings }: BonusRules): string[] {
  if (base === 'winnings' && wageringOnWinnings === false) return ['requires wagering on winnings'];
  if (!wagering) return [];
  const countsDeposit = base === 'depositAndBonus' && wagering.base === 'bonus';
  return [
    ...(multiplier > wagering.multiplier ? [`requires ${multiplier}x, and ${wagering.multiplier}x is allowed`] : []),
    ...(countsDeposit ? ['counts the deposit towards the wagering, and only the bonus may count'] : []),
  ];
}

/** Kinds of gambling that an offer is for or that count towards its wagering, its own first. */
function kindsOf({ product, terms }: OfferTerms): string[] {
  const own = product === 'bingo' ? 'bingo' : 'casino';
  const counted = (terms.wagering ?? []).flatMap(({ contributions }) =>
    contributions.filter(({ percent }) => percent > 0).map(({ kind = own }) => kind),
  );
  return [...new Set([own, ...counted])];
}

/** Amounts in a text, in minor units: `1.000 kr.` is 100,000. */
const wholeAmounts = (text: string, units: number) =>
  (text.match(/\d+(?:[.\s]\d{3})*/g) ?? []).map((amount) => Number(amount.replaceAll(/\D/g, '')) * units);

/** Conditions whose significant terms do not name the amount to wager for the smallest deposit, matched by the bonus. */
function lacksExample({ significantTerms = '', terms: { minDeposit, wagering = [] } }: OfferTerms): boolean {
  const stake = (minDeposit?.amount ?? 0) * 2;
  const amounts = wholeAmounts(significantTerms, minDeposit ? minorUnitsOf(minDeposit.currency) : 1);
  return wagering.some(
    ({ base, multiplier }) => !amounts.includes(multiplier * (base === 'depositAndBonus' ? stake : stake / 2)),
  );
}

function otherBreaches(offer: OfferTerms, rules: BonusRules): string[] {
  const { audience, terms } = offer;
  const { offersTo, leastDays = 0, equalContributions, oneProduct, maxValue = Infinity } = rules;
  const kinds = kindsOf(offer);
  const conditions = terms.wagering ?? [];
  const { minDeposit, freeSpins } = terms;
  const spins = freeSpins ? freeSpins.count * freeSpins.spinValue.amount : 0;
  const value = Math.max(terms.maxBonus?.amount ?? 0, spins);
  const partial = ({ contributions }: Wagering) => contributions.some(({ percent }) => percent > 0 && percent < 100);
  return [
    ...(offersTo === 'nobody' ? ['is an offer, and none may be made'] : []),
    ...(offersTo === 'existing' && audience !== 'existing' ? ['is not for existing players alone'] : []),
    ...(conditions.some(({ days }) => days < leastDays) ? [`gives fewer than ${leastDays} days`] : []),
    ...(equalContributions && conditions.some(partial) ? ['counts some games in part'] : []),
    ...(oneProduct && kinds.length > 1 ? [`spans ${kinds.join(' and ')}, and one kind of gambling is allowed`] : []),
    ...(value > maxValue ? [`is worth up to ${value}, and ${maxValue} is allowed`] : []),
    ...(rules.depositEqualsValue && minDeposit && freeSpins && minDeposit.amount !== spins
      ? [`requires a deposit of ${minDeposit.amount} for spins worth ${spins}, and the two must be equal`]
      : []),
    ...(rules.wageringExample && lacksExample(offer)
      ? ['does not name the amount to wager for the smallest deposit beside it']
      : []),
  ];
}

/**
 * Problems of an offer under the rules of its market on a day (`2026-11-26`), and notes on those that an exemption covers. Rules that
 * are not in force that day are ignored.
 */
export function checkOffer(
  offer: OfferTerms,
  rules: BonusRules,
  day: string,
  exemptions: readonly BonusExemption[] = [],
): { problems: string[]; exempted: string[] } {
  const { validFrom = day, validTo = day, source } = rules;
  if (day < validFrom || day > validTo) return { problems: [], exempted: [] };
  const own = exemptions.filter((exemption) => exemption.offer === offer.slug);
  const problems = otherBreaches(offer, rules);
  const exempted: string[] = [];
  for (const condition of offer.terms.wagering ?? []) {
    for (const breach of wageringBreaches(condition, rules)) {
      const covering = own.find(
        ({ multiplier, base }) => condition.multiplier <= multiplier && condition.base === base,
      );
      if (covering && day <= covering.validTo) {
        const { decidedOn, validTo: until, reason } = covering;
        exempted.push(`${breach}; exempt until ${until}, decided on ${decidedOn}: ${reason}`);
      } else problems.push(covering ? `${breach}; its exemption ended on ${covering.validTo}` : breach);
    }
  }
  const line = (breach: string) => `"${offer.title}" ${breach} (${source})`;
  return { problems: problems.map(line), exempted: exempted.map(line) };
}
