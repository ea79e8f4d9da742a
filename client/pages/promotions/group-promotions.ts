import type { PromotionCard, PromotionsHome } from '../../../shared/contract/cms.ts';

const isOver = ({ status }: PromotionCard) => status === 'expired';

/** What can be claimed, now or soon, in the groups of the service, and apart from these what has ended. No group is empty. */
export function groupPromotions({ groups }: Pick<PromotionsHome, 'groups'>) {
  return {
    groups: groups
      .map((group) => ({ ...group, items: group.items.filter((card) => !isOver(card)) }))
      .filter(({ items }) => items.length > 0),
    ended: groups.flatMap(({ items }) => items.filter(isOver)),
  };
}
