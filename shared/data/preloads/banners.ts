import { bannerBeside, bannerOf, gameInBanner } from '../../banner/banner-of.ts';
import { readBt } from '../../banner/bt.ts';
import { localDay } from '../../time/local-day.ts';
import { btTexts, cardImage, gameBanners, heroImages } from '../banners.ts';
import { deferred, followUp, type PreloadContext, type PreloadPlan, type Preloads } from './plan.ts';

/** The banner beside the games of a section, with its picture: nothing where the route has none. */
export function sectionBanner(
  {
    route,
    culture: { code, timeZone },
    path,
    now,
  }: Pick<PreloadContext<unknown>, 'route' | 'culture' | 'path' | 'now'>,
  gameSlug?: string,
): Required<Pick<PreloadPlan, 'deferred' | 'followUps'>> {
  const banner = bannerOf(route, code);
  if (!banner) return { deferred: [], followUps: [] };
  const banners = gameBanners(code, gameSlug);
  return {
    deferred: [banners],
    followUps: [
      followUp(banners, ({ items }) => {
        const chosen = bannerBeside(items, banner.section, path, localDay(now, timeZone));
        if (!chosen) return [];
        const shownGame = gameInBanner(chosen, banner.section, gameSlug);
        return [cardImage({ culture: code, section: chosen.section, gameSlug: shownGame })];
      }),
    ],
  };
}

/** A code's banner for those who make it, with the pictures that its visitors get. */
export const bannerPreviewPreloads: Preloads<object> = ({ culture: { code, timeZone }, search, now }) => {
  const bt = readBt(search, { code: null, r: null });
  if (!bt) return deferred();
  const images = heroImages({ culture: code, section: 'home', day: localDay(now, timeZone), bt });
  return deferred(btTexts(code, bt.code, bt.r), ...Object.values(images));
};
