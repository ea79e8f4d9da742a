import type { CultureCode } from '../../../locales/index.ts';
import { cultures } from '../../../locales/index.ts';
import type {
  WrittenPromotion,
  WrittenPromotionCard,
  WrittenPromotionsHome,
} from '../../../shared/contract/written.ts';
import type { ContentStore } from '../content/store.ts';
import type { ListedItem, StoredItem } from '../content/stored-kinds.ts';
import { groupCards } from './groups.ts';
import { byStatus, dayIn, statusOn } from './status.ts';

/** Promotions with their status at a time (epoch milliseconds). */
export function createPromotions(content: ContentStore, now: number) {
  const today = (culture: CultureCode) => dayIn(cultures[culture].timeZone, now);

  const toCard = (day: string, { card }: ListedItem<'promotion'>): WrittenPromotionCard => ({
    ...card,
    status: statusOn(day, card),
  });

  const list = (culture: CultureCode) => {
    const day = today(culture);
    return content
      .list(culture, 'promotion')
      .map((item) => ({ section: item.section, card: toCard(day, item) }))
      .sort((one, other) => byStatus(one.card, other.card));
  };

  return {
    /** All promotions, ended ones last. */
    cards: (culture: CultureCode): WrittenPromotionCard[] => list(culture).map(({ card }) => card),

    card(culture: CultureCode, item: StoredItem<'promotion'>): WrittenPromotionCard {
      return toCard(today(culture), item);
    },

    whole(culture: CultureCode, item: StoredItem<'promotion'>): WrittenPromotion {
      return { ...toCard(today(culture), item), ...item.rest, ...content.alternates('promotion', item.id) };
    },

    home(culture: CultureCode, { card: { groups, ...home } }: StoredItem<'promotions-home'>): WrittenPromotionsHome {
      return { ...home, groups: groupCards(groups, list(culture)) };
    },
  };
}
