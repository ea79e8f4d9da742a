import type { CultureCode } from '../../locales/index.ts';
import type { BannerConfig, Route, Slide } from '../routing/route.ts';
import { type DateRange, dateRangeStatus } from '../time/date-range.ts';

/** The banner of a route in a culture; undefined where it has none or has it switched off. */
export function bannerOf({ banner }: Pick<Route, 'banner'>, culture: CultureCode): BannerConfig | undefined {
  return !banner || banner.disabled || banner.disabledIn?.includes(culture) ? undefined : banner;
}

/** Those that are on: neither before their first day nor after their last. `day` is the market's, see `localDay`. */
export const current = <Ranged extends DateRange>(items: readonly Ranged[], day: string): Ranged[] =>
  items.filter((item) => dateRangeStatus(item, day) === 0);

/** What stands beside the default content of a route's banner on a day. */
export const extraSlides = ({ slides = [], cultureSlides }: BannerConfig, culture: CultureCode, day: string): Slide[] =>
  current([...slides, ...(cultureSlides?.[culture] ?? [])], day);

interface Beside extends DateRange {
  section: string;
  ctaLink: { href: string };
}

/**
 * The one banner that stands beside the games of a section: its own, else one for all of them, else another's; none that leads to
 * `path` itself.
 */
export function bannerBeside<Item extends Beside>(
  items: readonly Item[],
  section: string,
  path: string,
  day: string,
): Item | undefined {
  const now = current(items, day).filter(({ ctaLink }) => ctaLink.href !== path);
  return now.find((item) => item.section === section) ?? now.find((item) => item.section === 'home') ?? now[0];
}

/** The game that such a banner shows on the game's own page: one of another section has nothing to do with it, and shows its own games. */
export const gameInBanner = (
  banner: Pick<Beside, 'section'>,
  section: string,
  gameSlug: string | undefined,
): string | undefined => (banner.section === section ? gameSlug : undefined);
