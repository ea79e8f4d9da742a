import type { Culture, CultureCode } from '../../locales/index.ts';
import type { BannerConfig, Route, Slide } from '../routing/route.ts';
import { type DateRange, dateRangeStatus } from '../time/date-range.ts';

/** The banner of a route in a culture. Undefined where it has none or is disabled. */
export function bannerOf({ banner }: Pick<Route, 'banner'>, culture: CultureCode): BannerConfig | undefined {
  return !banner || banner.disabled || banner.disabledIn?.includes(culture) ? undefined : banner;
}

/** Section code of a page's banner: the route's own, or the item's where items have their own scenes. */
export function bannerSectionOf(
  { section, itemParam }: Pick<BannerConfig, 'section' | 'itemParam'>,
  params: Readonly<Partial<Record<string, string>>>,
): string {
  const item = itemParam && params[itemParam];
  return item ? `${section}-${item}` : section;
}

/** Items whose date range includes `now`, the day or time in the market, see `dateRangeStatus`. */
export const current = <Ranged extends DateRange>(items: readonly Ranged[], now: string): Ranged[] =>
  items.filter((item) => dateRangeStatus(item, now) === 0);

/** Slides shown on a day beside the default content of a route's banner. */
export const extraSlides = ({ slides = [], cultureSlides }: BannerConfig, culture: CultureCode, day: string): Slide[] =>
  current([...slides, ...(cultureSlides?.[culture] ?? [])], day);

/** Texts of an inner page's banner as message ids, and the path without prefix of its call to action. */
export interface BannerWords {
  text?: BannerConfig['text'];
  cta?: string | undefined;
  ctaLink?: string | undefined;
  /** Significant terms. An offer may not be shown without them. */
  terms?: string | undefined;
  /** Slug of the promotion whose figures the texts name. */
  offer?: string | undefined;
}

/**
 * The slide that is active in the culture on a day, otherwise the banner's default texts. Offers are skipped where the
 * market bans them.
 */
export function bannerWords(
  banner: BannerConfig,
  culture: Pick<Culture, 'code' | 'promotionsEnabled'>,
  day: string,
): BannerWords {
  const [slide] = culture.promotionsEnabled ? extraSlides(banner, culture.code, day) : [];
  if (slide) return slide;
  const { text, cta, ctaLink, cultureCtaLinks } = banner;
  return { ...(text && { text }), cta, ctaLink: cultureCtaLinks?.[culture.code] ?? ctaLink };
}

interface Beside extends DateRange {
  section: string;
  ctaLink: { href: string };
}

/**
 * The single banner beside the games of a section: the section's own, then a general one, then another section's. Never
 * one that links to `path` itself.
 */
export function bannerBeside<Item extends Beside>(
  items: readonly Item[],
  section: string,
  path: string,
  now: string,
): Item | undefined {
  const running = current(items, now).filter(({ ctaLink }) => ctaLink.href !== path);
  return (
    running.find((item) => item.section === section) ?? running.find((item) => item.section === 'home') ?? running[0]
  );
}

/** The game that such a banner shows on the game's own page. Banners of other sections show their own games. */
export const gameInBanner = (
  banner: Pick<Beside, 'section'>,
  section: string,
  gameSlug: string | undefined,
): string | undefined => (banner.section === section ? gameSlug : undefined);
