import type { Spec } from '../../../shared/contract/games.ts';
import { formatMoney, formatMoneyRange, formatRtp } from '../../../shared/i18n/format.ts';
import type { CultureIntl } from '../../../shared/i18n/intl.ts';

/**
 * Formats a value for the culture; undefined for a code without a translation. `short` omits the details for narrow places with a label.
 */
export function formatSpec(intl: CultureIntl, spec: Spec, short = false): string | undefined {
  const { text, lookup, formats } = intl;
  switch (spec.kind) {
    case 'money':
      return formatMoney(intl, spec.value, true);
    case 'moneyRange':
      return formatMoneyRange(intl, spec.value.min, spec.value.max);
    case 'percent':
      return formatRtp(intl, spec.value);
    case 'int':
      // Some counts have a unit: "5,000x stake".
      return (
        lookup(`game.${short ? 'shortUnit' : 'unit'}.${spec.key}`, { value: spec.value }) ??
        formats.formatNumber(spec.value)
      );
    case 'bool':
      return text(spec.value ? 'game.yes' : 'game.no');
    case 'enum':
      return lookup(`game.value.${spec.key}.${spec.value}`);
    case 'schedule':
      return spec.value.length > 0 ? formats.formatList(spec.value, { type: 'unit' }) : undefined;
    case 'text':
      return spec.value || undefined;
  }
}

/** Ways and clusters are text ("243 ways"); lines are a number. */
const isOtherThanLines = (spec: Spec) => spec.key === 'paylines' && spec.kind === 'text' && /\p{L}/u.test(spec.value);

/** Returns a parameter's label; undefined for unknown parameters. */
export const specLabel = ({ lookup }: CultureIntl, spec: Spec) =>
  lookup(`game.spec.${isOtherThanLines(spec) ? 'winsBy' : spec.key}`);
