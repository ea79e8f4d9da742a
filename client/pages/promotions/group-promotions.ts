import type { PromotionCard, PromotionsHome } from '../../../shared/contract/cms.ts';

const isOver = ({ status }: PromotionCard) => status === 'expired';

/** Returns the current and coming offers in the service's groups, and the expired ones separately. Drops empty groups. */
export function groupPromotions({ groups }: Pick<PromotionsHome, 'groups'>) {
  return {
    groups: groups
      .map((group) => ({ ...group, items: group.items.filter((card) => !isOver(card)) }))
      .filter(({ items }) => items.length > 0),
    // An offer may be in several groups.
    ended: [...new Map(groups.flatMap(({ items }) => items.filter(isOver)).map((card) => [card.id, card])).values()],
  };
}
