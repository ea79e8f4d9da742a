import type { Money } from '../../../shared/contract/basics.ts';
import type { TileCard } from '../../../shared/data/shown-games.ts';
import { formatMoney, formatRtp } from '../../../shared/i18n/format.ts';
import type { CultureIntl } from '../../../shared/i18n/intl.ts';

export interface Fact {
  label: string;
  value: string;
}

/** Formats the lowest and highest stake, or the only known one: `£0.10–£50`. */
export function formatStake(intl: CultureIntl, min?: Money, max?: Money): string | undefined {
  const bounds = [min, max].flatMap((bound) => (bound ? [formatMoney(intl, bound, true)] : []));
  return bounds.length > 0 ? [...new Set(bounds)].join('–') : undefined;
}

/** Returns the known key facts of a game. */
export function cardFacts(
  intl: CultureIntl,
  { rtp, volatility, minBet, maxBet }: Pick<TileCard, 'rtp' | 'volatility' | 'minBet' | 'maxBet'>,
): Fact[] {
  const { text } = intl;
  const facts = [
    { label: text('tile.rtp'), value: rtp === undefined ? undefined : formatRtp(intl, rtp) },
    { label: text('tile.volatility'), value: volatility && text(`tile.level.${volatility}`) },
    { label: text('tile.stake'), value: formatStake(intl, minBet, maxBet) },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
