import type { CultureCode } from '../../../locales/index.ts';
import { bannerOf, current, extraSlides } from '../../banner/banner-of.ts';
import { localDay, wallClock } from '../../time/local-day.ts';
import { gameGroupsIn } from '../../routing/availability.ts';
import { cardImage, heroImages, homeSlides } from '../banners.ts';
import { gameSearch, gamesByGroup, jackpots, popularGames, searchStep } from '../games.ts';
import { isSearchable } from '../../search/searchable.ts';
import { pageNumber } from '../page-number.ts';
import { deferred, followUp, furtherPageGate, mainList, type PreloadPlan, type Preloads } from './plan.ts';

/** Search results are the page's main content. They are not awaited, except further pages. */
function searchPlan(code: CultureCode, q: string, page: number): PreloadPlan {
  const others = [popularGames(code), jackpots(code)];
  if (!isSearchable(q)) return deferred(...others);
  const offset = (page - 1) * searchStep;
  const games = gameSearch(code, q, offset);
  const plan = page === 1 ? deferred(games, ...others) : { gates: [furtherPageGate(games, offset)], deferred: others };
  return { ...plan, main: mainList(games) };
}

/** The home page, or search results with `?q=`. */
export const homePreloads: Preloads<object> = ({ culture: { code, timeZone }, route, search, now }) => {
  const q = search.get('q');
  if (q !== null) return searchPlan(code, q, pageNumber(search));
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
      followUp(slides, ({ items }) =>
        current(items, wallClock(now, timeZone)).map(({ section }) => cardImage({ culture: code, section })),
      ),
    ],
  };
};
