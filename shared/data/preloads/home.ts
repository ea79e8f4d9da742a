import { bannerOf, current, extraSlides } from '../../banner/banner-of.ts';
import { localDay } from '../../time/local-day.ts';
import { gameGroupsIn } from '../../routing/availability.ts';
import { cardImage, heroImages, homeSlides } from '../banners.ts';
import { gameSearch, gamesByGroup, isSearchable, jackpots, popularGames } from '../games.ts';
import { deferred, followUp, type Preloads } from './plan.ts';

export const homePreloads: Preloads<object> = ({ culture: { code, timeZone }, route, search, now }) => {
  const q = search.get('q');
  if (q !== null)
    return deferred(...(isSearchable(q) ? [gameSearch(code, q)] : []), popularGames(code), jackpots(code));
  const day = localDay(now, timeZone);
  const banner = bannerOf(route, code);
  const sections = banner ? [banner, ...extraSlides(banner, code, day)].map(({ section }) => section) : [];
  const slides = homeSlides(code);
  return {
    ...deferred(
      ...sections.flatMap((section) => Object.values(heroImages({ culture: code, section, day }))),
      gamesByGroup(code, gameGroupsIn(route, code)),
      jackpots(code),
      slides,
    ),
    followUps: [
      followUp(slides, ({ items }) => current(items, day).map(({ section }) => cardImage({ culture: code, section }))),
    ],
  };
};
