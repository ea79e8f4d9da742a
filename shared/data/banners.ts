import type { CultureCode } from '../../locales/index.ts';
import { bannerVersion } from '../banner/banner-version.ts';
import type { BtCode } from '../banner/bt.ts';
import type { bannerDevices, bannerLayers } from '../contract/banners.ts';
import { resource } from './resource.ts';

/** Loaded with the first response, since hydration needs no schemas. */
const schemas = () => import('./schemas.ts');

const contract = () => import('../contract/banners.ts');

/** Pictures change hourly at most. */
const pictures = { freshMs: 60_000 };

interface CardSubject {
  culture: CultureCode;
  section: string;
  /** Slug of the game on its own page, whose banner may show the game. */
  gameSlug?: string | undefined;
  /** The visitor's brand tracking code, which may have its own pictures. */
  bt?: Partial<BtCode> | undefined;
}

interface BannerSubject extends CardSubject {
  /** The page's day, real or emulated. The pictures behind the tiles change with it. */
  day: string;
}

const bannerImages = (
  { culture, section, gameSlug, bt }: CardSubject,
  device: (typeof bannerDevices)[number],
  layer: (typeof bannerLayers)[number],
  ver = '1',
) =>
  resource(
    'v1/banners/media',
    { device, culture, sectionCode: section, layer, ver, bt: bt?.code, r: bt?.r, gameSlug },
    async () => (await schemas()).shownBanner,
    pictures,
  );

/** The hero's two layers for both kinds of screen. */
export const heroImages = ({ day, ...subject }: BannerSubject) =>
  ({
    desktop: bannerImages(subject, 'desktop', 'background', bannerVersion(day)),
    desktopFront: bannerImages(subject, 'desktop', 'foreground'),
    mobile: bannerImages(subject, 'mobile', 'background', bannerVersion(day)),
    mobileFront: bannerImages(subject, 'mobile', 'foreground'),
  }) as const;

/** The tiles of a section alone, or of one game, for a card. */
export const cardImage = (subject: CardSubject) => bannerImages(subject, 'mobile', 'foreground');

/** Hero texts of a brand tracking code. Null for an unknown code. */
export const btTexts = (culture: CultureCode, code: string, r?: string) =>
  resource('v1/banners/bt-texts/', { culture, code, r }, async () => (await contract()).btResponse);

/** The second row of the home page. */
export const homeSlides = (culture: CultureCode) =>
  resource('v1/banners/locations/home-page/', { culture }, async () => (await schemas()).slideCardsIn(culture));

/** Banners beside games: those of a section, and of one game where it has its own. */
export const gameBanners = (culture: CultureCode, gameSlug?: string) =>
  resource('v1/banners/game-banners', { culture, gameSlug }, async () => (await schemas()).slideCardsIn(culture));
