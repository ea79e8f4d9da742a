import { bannerBeside, bannerOf, gameInBanner, bannerSectionOf } from '../../banner/banner-of.ts';
import { readBt } from '../../banner/bt.ts';
import { localDay, wallClock } from '../../time/local-day.ts';
import { btTexts, cardImage, gameBanners, heroImages } from '../banners.ts';
import type { Resource } from '../resource.ts';
import { deferred, followUp, type PreloadContext, type PreloadPlan, type Preloads } from './plan.ts';

/** Pages whose banner is not their section's: the home page's hero, and the head of a game. */
const otherwise: ReadonlySet<string> = new Set(['home', 'game']);

type BannerContext = Pick<PreloadContext<unknown>, 'route' | 'culture' | 'now' | 'bt'>;

function bandArt(section: string, { culture: { code, timeZone }, now, bt }: BannerContext): Resource<unknown>[] {
  const { desktop, mobile } = heroImages({ culture: code, section, day: localDay(now, timeZone), bt });
  return [desktop, mobile];
}

/** The art of the page's banner section. Empty where the route has no banner, or each item has its own art. */
export function pageBanner(context: BannerContext): readonly Resource<unknown>[] {
  const { route, culture } = context;
  const banner = otherwise.has(route.contentType) ? undefined : bannerOf(route, culture.code);
  return banner && !banner.itemParam ? bandArt(banner.section, context) : [];
}

/** The banner art of an item that exists. */
export function itemBanner(
  context: BannerContext,
  params: Readonly<Record<string, string>>,
): readonly Resource<unknown>[] {
  const banner = bannerOf(context.route, context.culture.code);
  return banner ? bandArt(bannerSectionOf(banner, params), context) : [];
}

/** The banner beside the games of a section, with its picture. Empty where the route has none. */
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
        const chosen = bannerBeside(items, banner.section, path, wallClock(now, timeZone));
        if (!chosen) return [];
        const shownGame = gameInBanner(chosen, banner.section, gameSlug);
        return [cardImage({ culture: code, section: chosen.section, gameSlug: shownGame })];
      }),
    ],
  };
}

/** Preview of a code's banner for editors, with the pictures that its visitors get. */
export const bannerPreviewPreloads: Preloads<object> = ({ culture: { code, timeZone }, search, now }) => {
  const bt = readBt(search, { code: null, r: null });
  if (!bt) return deferred();
  const images = heroImages({ culture: code, section: 'home', day: localDay(now, timeZone), bt });
  return deferred(btTexts(code, bt.code, bt.r), ...Object.values(images));
};
