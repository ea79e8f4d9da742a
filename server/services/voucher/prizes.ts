import { type CultureCode, cultures } from '../../../locales/index.ts';
import type { Prize } from '../../../shared/contract/voucher.ts';
import type { ContentStore } from '../content/store.ts';
import type { GameStore } from '../games/store.ts';
import { kindOf } from './codes.ts';

/** Prize of a code that belongs to no promotion. */
const unnamedPrize: Prize = { freeSpins: { count: 20 } };

const cultureOf = (localCode: string): CultureCode | undefined =>
  Object.values(cultures).find((culture) => culture.localCode === localCode.toUpperCase())?.code;

/**
 * Returns the prize of a valid code in a market: the free spins of the promotion with this code, otherwise a prize
 * without details.
 */
export function createPrizes(content: ContentStore, games: GameStore) {
  function promotedPrize(code: string, culture: CultureCode): Prize | undefined {
    const found = content.list(culture, 'promotion').find(({ card }) => card.bonusCode === code);
    const freeSpins = found && content.byId(culture, 'promotion', found.id)?.rest.terms.freeSpins;
    if (!freeSpins) return undefined;
    const { count, gameSlug } = freeSpins;
    const gameName = games.bySlug(culture, gameSlug)?.game.name;
    return { freeSpins: { count, gameSlug, ...(gameName !== undefined && { gameName }) } };
  }

  return (voucher: string, localCode: string): Prize | undefined => {
    const code = voucher.toUpperCase();
    const culture = cultureOf(localCode);
    if (!['shared', 'single'].includes(kindOf(code))) return undefined;
    return (culture && promotedPrize(code, culture)) ?? unnamedPrize;
  };
}
