import type { Badge } from '../../../../shared/contract/games.ts';
import type { Chance } from '../../art/kit/random.ts';
import { houseStudio } from '../providers.ts';
import { isNew } from '../titles/dates.ts';
import type { Title } from '../titles/title.ts';

/** Tiles show two at most, so none has more. */
const mostBadges = 2;
const bestRating = 4.7;
/** How far down the order of all games are still called popular, or may be trending. */
const popularPlaces = 30;
const trendingPlaces = 400;

/** A rating from 1 to 5, for about three games in four: few have too few votes. */
export function drawRating(title: Title, chance: Chance): number | undefined {
  const rating = Math.round(chance.between(3.5, 4.6) * 10 + chance.random() ** 3 * 4) / 10;
  if (title.rating !== undefined) return title.rating;
  return chance.chance(0.75) ? rating : undefined;
}

/** The badges of a game at its place in the order of all, the most telling first. */
export function drawBadges(
  title: Title,
  { place, hasJackpot, rating }: { place: number; hasJackpot: boolean; rating: number | undefined },
  chance: Chance,
): Badge[] {
  const [isTrending, isExclusive] = [chance.chance(0.06), chance.chance(0.015)];
  const earned: readonly (readonly [Badge, boolean])[] = [
    ['original', title.kind === 'product'],
    ['liveDealer', title.play.isLive],
    ['exclusive', isExclusive || (title.kind === 'slot' && title.provider === houseStudio)],
    ['new', isNew(title.releasedAt)],
    ['jackpot', hasJackpot && title.tier > 0],
    ['popular', place < popularPlaces && title.tier > 0],
    ['trending', isTrending && place < trendingPlaces],
    ['rating', rating !== undefined && rating >= bestRating && place < trendingPlaces],
  ];
  const badges = title.badges ?? earned.flatMap(([badge, isEarned]) => (isEarned ? [badge] : []));
  const withDealer: readonly Badge[] = title.badges && title.play.isLive ? ['liveDealer', ...badges] : badges;
  return withDealer.slice(0, mostBadges);
}
