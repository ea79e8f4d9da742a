import type { Spec, SpecKey } from '../../../shared/contract/games.ts';
import type { TileCard } from '../../../shared/data/reduced-games.ts';
import type { CultureIntl } from '../../../shared/i18n/intl.ts';
import { formatSpec, specLabel } from '../facts/format-spec.ts';
import type { Fact } from './card-facts.ts';

/** Parameters for a short line beside RTP, volatility and stake, most important first. */
const shortKeys: readonly SpecKey[] = [
  'maxWin',
  'jackpot',
  'bingoVariant',
  'minTicket',
  'maxTicket',
  'bingoType',
  'bingoSchedule',
  'decks',
  'seats',
  'reels',
  'paylines',
];

/** Repeat the stake of a card that has one. */
const stakes: ReadonlySet<SpecKey> = new Set(['minTicket', 'maxTicket']);

/**
 * Returns short facts from a game's parameters that its card doesn't have. Skips parameters that the game lacks. Needs the messages of area
 * `game`.
 */
export function specFacts(intl: CultureIntl, { minBet }: Pick<TileCard, 'minBet'>, specs: readonly Spec[]): Fact[] {
  return shortKeys.flatMap((key) => {
    if (minBet && stakes.has(key)) return [];
    const spec = specs.find((candidate) => candidate.key === key);
    if (spec?.kind === 'bool' && !spec.value) return [];
    const label = spec && specLabel(intl, spec);
    const value = spec && formatSpec(intl, spec, true);
    return label && value ? [{ label, value }] : [];
  });
}
