import type { Badge } from '../contract/codes.ts';

interface Told {
  badges: readonly Badge[];
  rating?: number | undefined;
  releasedAt?: string | undefined;
}

/** What a tile says of a game by a badge alone, of those that it has: its rating, and since when it is there. */
export const shownByBadges = ({ badges, rating, releasedAt }: Told): Pick<Told, 'rating' | 'releasedAt'> => ({
  ...(rating !== undefined && badges.includes('rating') && { rating }),
  ...(releasedAt !== undefined && badges.includes('new') && { releasedAt }),
});
