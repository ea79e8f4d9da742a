import type { CultureCode } from '../../../locales/index.ts';
import type { WrittenEmbed, WrittenGameCard } from '../../../shared/contract/written.ts';
import { createPromotions } from '../cms/promotions.ts';
import { parseEmbed } from '../content/embeds.ts';
import type { ContentStore } from '../content/store.ts';
import type { GameStore } from '../games/store.ts';

/** The card at a place of a post. */
export function findEmbed(
  content: ContentStore,
  games: GameStore,
  culture: CultureCode,
  id: string,
  now: number,
): WrittenEmbed | undefined {
  const embed = parseEmbed(id);
  if (embed?.kind === 'game') {
    const game = games.bySlug(culture, embed.name);
    return game && { type: 'game', data: JSON.parse(game.card) as WrittenGameCard };
  }
  const promotion = embed && content.byId(culture, 'promotion', embed.name);
  if (!promotion || promotion.isDraft) return undefined;
  return { type: 'promotion', data: createPromotions(content, now).card(culture, promotion) };
}
