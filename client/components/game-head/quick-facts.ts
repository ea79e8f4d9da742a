import type { GamePageInfo } from '../../../shared/data/shown-games.ts';
import type { SpecKey } from '../../../shared/contract/games.ts';
import type { CultureIntl } from '../../../shared/i18n/intl.ts';
import { formatSpec, specLabel } from '../facts/format-spec.ts';
import { cardFacts, type Fact } from '../tile/card-facts.ts';

const most = 4;

/** What fills the places that return, volatility and stake leave, in this order. */
const others: readonly SpecKey[] = [
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

/** What a card's stake has said already, where it has one. */
const stakes: ReadonlySet<SpecKey> = new Set(['minTicket', 'maxTicket']);

/** The four facts that are asked for first; a kind of game that lacks one shows the next. */
export function quickFacts(intl: CultureIntl, { card, specs }: Pick<GamePageInfo, 'card' | 'specs'>): Fact[] {
  const further = others.flatMap((key) => {
    if (card.minBet && stakes.has(key)) return [];
    const spec = specs.find((candidate) => candidate.key === key);
    const label = spec && specLabel(intl, spec);
    const value = spec && formatSpec(intl, spec, true);
    return label && value ? [{ label, value }] : [];
  });
  return [...cardFacts(intl, card), ...further].slice(0, most);
}
