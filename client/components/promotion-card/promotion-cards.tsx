import type { PromotionCard as Promotion } from '../../../shared/contract/cms.ts';
import css from './promotion-card.module.css';
import { PromotionCard } from './promotion-card.tsx';

interface PromotionCardsProps {
  promotions: readonly Promotion[];
  /** The first card fills a row. */
  lead?: boolean;
}

export function PromotionCards({ promotions, lead = false }: PromotionCardsProps) {
  return (
    <ul className={lead ? `${css.cards} ${css.lead}` : css.cards}>
      {promotions.map((promotion, index) => (
        <PromotionCard key={promotion.id} promotion={promotion} leads={lead && index === 0} />
      ))}
    </ul>
  );
}
