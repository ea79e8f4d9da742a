import { volatilityCodes } from '../../../shared/contract/codes.ts';
import type { Facets } from '../../../shared/contract/games.ts';
import { formatMoney, formatPercent } from '../../../shared/i18n/format.ts';
import type { CultureIntl } from '../../../shared/i18n/intl.ts';
import { minorUnitsOf } from '../../../shared/i18n/minor-units.ts';
import type { AppliedFilter, FilterName } from './filter-query.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** Number of matching games, where the service counts them. */
  count?: number | undefined;
}

export interface FilterGroup {
  name: FilterName;
  title: string;
  /** Multiple choice or single choice. */
  kind: 'checkbox' | 'radio';
  options: readonly FilterOption[];
}

/** Currencies whose unit is worth about a tenth of a euro. */
const crowns = /DKK|NOK|SEK/;

const stake = (intl: CultureIntl, amount: number) =>
  formatMoney(intl, { amount, currency: intl.culture.currency }, true);

/** Upper limits of the minimum stake. The unit of a currency without decimals is worth about a cent. */
function stakeOptions(intl: CultureIntl): FilterOption[] {
  const { currency } = intl.culture;
  const cents = Math.max(1, minorUnitsOf(currency) / 100) * (crowns.test(currency) ? 10 : 1);
  return [10, 20, 100].map((step) => ({
    value: String(step * cents),
    label: intl.text('catalogue.stakeUpTo', { amount: stake(intl, step * cents) }),
  }));
}

const rtpOptions = (intl: CultureIntl): FilterOption[] =>
  intl.culture.rtpSteps.map((rtp) => ({ value: String(rtp), label: rtpLabel(intl, rtp) }));

/**
 * Returns the form's groups for the list's facets. Leaves out groups without a choice and codes without a name. Bingo games have no RTP to
 * filter by.
 */
export function filterGroups(intl: CultureIntl, facets: Facets | undefined, hasRtp: boolean): FilterGroup[] {
  const { text, lookup } = intl;
  const any = { value: '', label: text('catalogue.any') };
  const volatility = facets?.volatility?.toSorted((one, other) => order(one.code) - order(other.code));
  const groups: FilterGroup[] = [
    {
      name: 'provider',
      title: text('catalogue.provider'),
      kind: 'checkbox',
      options: (facets?.provider ?? [])
        .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
        .map(({ code, name, count }) => ({ value: code, label: name, count })),
    },
    {
      name: 'volatility',
      title: text('tile.volatility'),
      kind: 'checkbox',
      options: named(volatility, (code) => lookup(`tile.level.${code}`)),
    },
    {
      name: 'minRtp',
      title: text('catalogue.rtp'),
      kind: 'radio',
      options: hasRtp ? [any, ...rtpOptions(intl)] : [],
    },
    { name: 'maxMinBet', title: text('catalogue.stake'), kind: 'radio', options: [any, ...stakeOptions(intl)] },
    {
      name: 'feature',
      title: text('catalogue.features'),
      kind: 'checkbox',
      options: named(facets?.feature, (code) => lookup(`catalogue.feature.${code}`)),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

const order = (code: string) => volatilityCodes.findIndex((known) => known === code);

const rtpLabel = (intl: CultureIntl, rtp: number) => intl.text('catalogue.rtpFrom', { rtp: formatPercent(intl, rtp) });

const named = (
  values: readonly { code: string; count: number | undefined }[] = [],
  nameOf: (code: string) => string | undefined,
): FilterOption[] =>
  values.flatMap(({ code, count }) => {
    const label = nameOf(code);
    return label ? [{ value: code, label, count }] : [];
  });

/**
 * Returns the label of an applied filter. A value that the list no longer offers keeps its code as its label, so that it can be removed.
 */
export function appliedLabel(
  intl: CultureIntl,
  groups: readonly FilterGroup[],
  { name, value }: AppliedFilter,
): string {
  if (name === 'minRtp') return intl.text('catalogue.rtpApplied', { rtp: formatPercent(intl, Number(value)) });
  if (name === 'maxMinBet') return intl.text('catalogue.stakeApplied', { amount: stake(intl, Number(value)) });
  const label = groups.find((group) => group.name === name)?.options.find((option) => option.value === value)?.label;
  if (name === 'volatility') return intl.text('catalogue.volatilityApplied', { level: label ?? value });
  return label ?? value;
}
