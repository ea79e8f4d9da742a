import type { Promotion } from '../../../shared/contract/cms.ts';
import { formatDate, formatMoney, formatPercent } from '../../../shared/i18n/format.ts';
import type { CultureIntl } from '../../../shared/i18n/intl.ts';

export interface TermRow {
  label: string;
  values: readonly string[];
}

/** Returns the period in which an offer runs, as dates. */
function periodOf(intl: CultureIntl, promotion: Promotion): string | undefined {
  const start = promotion.start && formatDate(intl, promotion.start);
  const end = promotion.end && formatDate(intl, promotion.end);
  if (start && end) return intl.text('promotions.period', { start, end });
  if (end) return intl.text('promotions.until', { end });
  return start && intl.text('promotions.since', { start });
}

/** Returns the figures of an offer's terms as text; leaves out terms that the offer doesn't have. */
export function termRows(intl: CultureIntl, promotion: Promotion): TermRow[] {
  const { text } = intl;
  const { minDeposit, maxBonus, freeSpins, wagering = [], maxBet } = promotion.terms ?? {};
  const period = periodOf(intl, promotion);
  const money = (value: typeof minDeposit) => (value ? [formatMoney(intl, value, true)] : []);
  const rows: TermRow[] = [
    { label: text('promotions.runs'), values: period ? [period] : [] },
    { label: text('promotions.minDeposit'), values: money(minDeposit) },
    { label: text('promotions.maxBonus'), values: money(maxBonus) },
    {
      label: text('promotions.freeSpins'),
      values: freeSpins
        ? [text('promotions.spins', { count: freeSpins.count, value: formatMoney(intl, freeSpins.spinValue, true) })]
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
