import type { Badge } from '../../../shared/contract/games.ts';

/** `newSince` marks a game that was added after the visitor's last visit. */
export type ShownBadge = Badge | 'newSince';

/** Most informative first. */
const order: readonly Badge[] = [
  'original',
  'new',
  'exclusive',
  'liveDealer',
  'jackpot',
  'trending',
  'popular',
  'rating',
];

const most = 2;

interface BadgedGame {
  badges: readonly Badge[];
  rating?: number | undefined;
}

/** Returns at most two badges: more would hide the picture. Skips a rating without a value. */
export function chooseBadges({ badges, rating }: BadgedGame, isNewSince = false): ShownBadge[] {
  const chosen = order
    .filter((code) => badges.includes(code) && (code !== 'rating' || rating !== undefined))
    .slice(0, most);
  if (!isNewSince) return chosen;
  // The badge appears after hydration. It replaces `new` or is the last one, so that no other badge shifts.
  const place = chosen.includes('new') ? chosen.indexOf('new') : 1;
  return [...chosen.slice(0, place), 'newSince'];
}
