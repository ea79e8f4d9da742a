import type { Badge } from '../contract/codes.ts';

interface RatedCard {
  badges: readonly Badge[];
  rating?: number | undefined;
  releasedAt?: string | undefined;
}

/** Fields that a tile shows only by a badge: the rating, and the release date. */
export const shownByBadges = ({ badges, rating, releasedAt }: RatedCard): Pick<RatedCard, 'rating' | 'releasedAt'> => ({
  ...(rating !== undefined && badges.includes('rating') && { rating }),
  ...(releasedAt !== undefined && badges.includes('new') && { releasedAt }),
});
