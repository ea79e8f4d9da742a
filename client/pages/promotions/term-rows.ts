import type { Promotion } from '../../../shared/contract/cms.ts';
import { formatDate, formatMoney, formatPercent } from '../../../shared/i18n/format.ts';
import type { CultureIntl } from '../../../shared/i18n/intl.ts';

export interface TermRow {
  label: string;
  values: readonly string[];
}

/** From when to when an offer runs, as dates. */
function periodOf(intl: CultureIntl, { start, end }: Promotion): string {
  const from = formatDate(intl, start);
  if (end === undefined) return intl.text('promotions.since', { start: from });
  return intl.text('promotions.period', { start: from, end: formatDate(intl, end) });
}

/** What the terms of an offer say in figures, in words; what an offer does not have is left out. */
export function termRows(intl: CultureIntl, promotion: Promotion): TermRow[] {
  const { text } = intl;
  const { minDeposit, maxBonus, freeSpins, wagering = [], maxBet } = promotion.terms;
  const money = (value: typeof minDeposit) => (value ? [formatMoney(intl, value, true)] : []);
  const rows: TermRow[] = [
    { label: text('promotions.runs'), values: [periodOf(intl, promotion)] },
    { label: text('promotions.minDeposit'), values: money(minDeposit) },
    { label: text('promotions.maxBonus'), values: money(maxBonus) },
    {
      label: text('promotions.freeSpins'),
      values: freeSpins
        ? [text('promotions.spins', { count: freeSpins.count, value: formatMoney(intl, freeSpins.spinValue) })]
        : [],
    },
    {
      label: text('promotions.wagering'),
      values: wagering.map(({ base, multiplier, days }) => text(`promotions.wager.${base}`, { multiplier, days })),
    },
    {
      label: text('promotions.counts'),
      values: wagering.flatMap(({ contributions }) =>
        contributions.map(({ product, percent }) =>
          text('promotions.share', { product, percent: formatPercent(intl, percent) }),
        ),
      ),
    },
    { label: text('promotions.maxBet'), values: maxBet ? [maxBet] : [] },
  ];
  return rows.filter(({ values }) => values.length > 0).map((row) => ({ ...row, values: [...new Set(row.values)] }));
}
