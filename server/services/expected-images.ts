import { cultureCodes, type CultureCode, cultures } from '../../locales/index.ts';
import { bannerOf } from '../../shared/banner/banner-of.ts';
import { bannerDevices, bannerLayers } from '../../shared/contract/banners.ts';
import { pageSize, railLimit } from '../../shared/data/games.ts';
import { imageWidths } from '../../shared/images/image-sources.ts';
import { gameGroupsIn, isAvailable } from '../../shared/routing/availability.ts';
import { routeOf } from '../../shared/routing/match.ts';
import type { Route } from '../../shared/routing/route.ts';
import { table } from '../../shared/routing/table.ts';
import { type DateRange, dateRangeStatus } from '../../shared/time/date-range.ts';
import { isFestive } from '../../shared/time/festive.ts';
import { localDay } from '../../shared/time/local-day.ts';
import { type Device, type Layer, sectionPicture } from './banners/pictures.ts';
import { brandOf } from './brand-of.ts';
import { jackpotSeeds } from './catalogue/jackpots.ts';
import type { SlideLocation } from './content/kinds/banner.ts';
import { itemPicture, type PictureRole } from './content/pictures.ts';
import type { ContentStore } from './content/store.ts';
import { listUnion } from './games/listing.ts';
import { tilePicture } from './games/pictures.ts';
import type { GameStore } from './games/store.ts';
import type { ExpectedPicture } from './images/prepare.ts';

/** Where the pictures come from, and the moment whose slides and scenes are shown. */
interface Sources {
  store: GameStore;
  content: ContentStore;
  artVersion: string;
  now: number;
}

/** The pictures of one section of a page in a culture. */
type ListPart = (sources: Sources, culture: CultureCode) => Generator<ExpectedPicture>;

const home = routeOf('home');
const rows: readonly Route[] = table;
const categories = rows.filter(({ contentType }) => contentType === 'category');

const heroLayers = bannerDevices.flatMap((device) => bannerLayers.map((layer) => ({ device, layer })));
/** A slim banner has a section's scene alone. */
const slimLayers: typeof heroLayers = bannerDevices.map((device) => ({ device, layer: 'background' }));
/** A card has a section's tiles alone, in the shape for phones. */
const cardLayers: typeof heroLayers = [{ device: 'mobile', layer: 'foreground' }];

/** Offers, and posts, of a culture. */
const firstItems = 12;
const postWidths = [...imageWidths.thumb, ...imageWidths.cover, ...imageWidths.lead];

function* listBanners(
  { store, artVersion, now }: Sources,
  culture: CultureCode,
  sections: Iterable<string>,
  layers: readonly { device: Device; layer: Layer }[],
  desktopWidths: readonly number[] = imageWidths.desktopBanner,
): Generator<ExpectedPicture> {
  const festive = isFestive(now, cultures[culture].timeZone);
  for (const section of new Set(sections)) {
    for (const { device, layer } of layers) {
      const found = sectionPicture(store, artVersion, { culture, section, device, layer, festive });
      const widths = device === 'desktop' ? desktopWidths : imageWidths.mobileBanner;
      if (found) yield { picture: found.picture, widths };
    }
  }
}

/** Sections of slides that are on, or will be. */
function sectionsOf(slides: readonly (DateRange & { section: string })[], culture: CultureCode, now: number): string[] {
  const day = localDay(now, cultures[culture].timeZone);
  return slides.flatMap((slide) => (dateRangeStatus(slide, day) === 2 ? [] : [slide.section]));
}

const listHeroes: ListPart = function* (sources, culture) {
  const banner = bannerOf(home, culture);
  if (!banner) return;
  const { section, slides = [], cultureSlides } = banner;
  const others = sectionsOf([...slides, ...(cultureSlides?.[culture] ?? [])], culture, sources.now);
  yield* listBanners(sources, culture, [section, ...others], heroLayers);
};

/** The cards of slides, beside games or below them. */
const listCards = (location: SlideLocation): ListPart =>
  function* (sources, culture) {
    const { items = [] } = sources.content.byId(culture, 'slides', location)?.card ?? {};
    yield* listBanners(sources, culture, sectionsOf(items, culture, sources.now), cardLayers);
  };

function* listTiles(
  { store, artVersion }: Sources,
  culture: CultureCode,
  groups: readonly string[],
  most: number,
): Generator<ExpectedPicture> {
  for (const index of listUnion(store.shelfOf(culture), groups).slice(0, most)) {
    const game = store.at(culture, index)?.game;
    if (game) yield { picture: tilePicture(game, artVersion), widths: imageWidths.tile };
  }
}

const listRails: ListPart = function* (sources, culture) {
  for (const group of gameGroupsIn(home, culture)) yield* listTiles(sources, culture, [group], railLimit);
};

/** Each jackpot is shown with the first of its games that the culture has. */
const listJackpots: ListPart = function* ({ store, artVersion }, culture) {
  for (const { games } of jackpotSeeds(culture)) {
    const [shown] = games.flatMap((id) => store.byId(culture, id) ?? []);
    if (shown) yield { picture: tilePicture(shown.game, artVersion), widths: imageWidths.mark };
  }
};

const listItems = (
  kind: 'promotion' | 'post' | 'payment' | 'payment-mark',
  widths: readonly number[],
  rolesIn: (culture: CultureCode) => readonly PictureRole[] = () => ['picture'],
  most = firstItems,
): ListPart =>
  function* ({ content, artVersion }, culture) {
    for (const { id } of content.list(culture, kind).slice(0, most)) {
      const owner = { culture, kind, id };
      const art = content.artOf(owner);
      for (const role of rolesIn(culture)) {
        const found = art && itemPicture(artVersion, owner, role, art);
        if (found) yield { picture: found.picture, widths };
      }
    }
  };

/** For each ground that the site may have. */
const markRoles = (culture: CultureCode): PictureRole[] =>
  brandOf(culture)
    .colours.scheme.split(' ')
    .map((scheme) => (scheme === 'light' ? 'mark-light' : 'mark-dark'));

const listPaymentMarks = (['payment', 'payment-mark'] as const).map((kind) =>
  listItems(kind, imageWidths.paymentMark, markRoles, Infinity),
);

const listCategory = (category: Route): ListPart =>
  function* (sources, culture) {
    if (!isAvailable(category, culture)) return;
    const banner = bannerOf(category, culture);
    if (banner) yield* listBanners(sources, culture, [banner.section], slimLayers, imageWidths.sectionBanner);
    yield* listTiles(sources, culture, gameGroupsIn(category, culture), pageSize);
  };

/** Lists of pictures, the first on a page first. Each list covers all cultures before the next begins. */
const parts: readonly ListPart[] = [
  listHeroes,
  listRails,
  listJackpots,
  listCards('homePage'),
  ...listPaymentMarks,
  listCards('gameBanners'),
  ...categories.map(listCategory),
  listItems('promotion', imageWidths.cover),
  listItems('post', postWidths),
];

/**
 * Pictures that the first visitors will request: home pages, then the first page of each category, then offers and
 * posts.
 */
export function* listExpectedImages(
  store: GameStore,
  content: ContentStore,
  artVersion: string,
  now = Date.now(),
): Generator<ExpectedPicture> {
  const sources = { store, content, artVersion, now };
  for (const list of parts) {
    for (const culture of cultureCodes) yield* list(sources, culture);
  }
}
