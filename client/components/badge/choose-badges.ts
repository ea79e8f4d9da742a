import type { Badge } from '../../../shared/contract/games.ts';

/** `newSince` says to somebody who has been here before that the game has not. */
export type ShownBadge = Badge | 'newSince';

/** What says most first. */
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

/** At most two: more would hide the picture. A rating without a value says nothing. */
export function chooseBadges({ badges, rating }: BadgedGame, isNewSince = false): ShownBadge[] {
  const chosen = order
    .filter((code) => badges.includes(code) && (code !== 'rating' || rating !== undefined))
    .slice(0, most);
  if (!isNewSince) return chosen;
  // It comes when the page is there already: in the place of `new`, or last, with nothing behind it that would move.
  const place = chosen.includes('new') ? chosen.indexOf('new') : 1;
  return [...chosen.slice(0, place), 'newSince'];
}
