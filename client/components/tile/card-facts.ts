import type { TileCard } from '../../../shared/data/reduced-games.ts';
import { formatMoneyRange, formatRtp } from '../../../shared/i18n/format.ts';
import type { CultureIntl } from '../../../shared/i18n/intl.ts';

export interface Fact {
  label: string;
  value: string;
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
    { label: text('tile.stake'), value: formatMoneyRange(intl, minBet, maxBet) },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
