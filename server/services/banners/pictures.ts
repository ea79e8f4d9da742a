import { cultures, type CultureCode } from '../../../locales/index.ts';
import { gameFrontHeight } from '../../../shared/banner/game-front.ts';
import { festiveVersion } from '../../../shared/banner/banner-version.ts';
import type { bannerDevices, bannerLayers } from '../../../shared/contract/banners.ts';
import type { CatalogueGame } from '../catalogue/game.ts';
import { brandOf } from '../brand-of.ts';
import type { GameStore } from '../games/store.ts';
import { giveUrl, type PictureWithUrl } from '../images/picture-with-url.ts';
import type { PictureSubject } from '../images/job.ts';
import * as sizes from '../images/sizes.ts';
import { chooseFan, knownSection } from './section.ts';
import { sceneSection, sectionScene } from './section-scenes.ts';

export type Device = (typeof bannerDevices)[number];
export type Layer = (typeof bannerLayers)[number];

const sectionSizes = {
  desktop: { background: sizes.backgroundSize, foreground: sizes.foregroundSize },
  mobile: { background: sizes.mobileSize, foreground: sizes.mobileForegroundSize },
} as const;

export interface SectionLayer {
  culture: CultureCode;
  section: string;
  device: Device;
  layer: Layer;
  /** The scene of festive days. */
  festive: boolean;
}

/** Where the object of a section's scene is: beside the words on a wide screen, above their end on a phone. */
const objectCentre = { desktop: 0.7, mobile: 0.72 } as const;

/** A layer of a section's banner: its scene, or else the site's own, behind, and a fan of the section's games in front. */
export function sectionPicture(
  store: GameStore,
  artVersion: string,
  { culture, section, device, layer, festive }: SectionLayer,
): PictureWithUrl | undefined {
  const { look } = brandOf(culture);
  const size = sectionSizes[device][layer];
  const { width, height } = size;
  const scene = layer === 'background' ? sectionScene(section, look.hue) : undefined;
  if (scene) {
    const { art, ...part } = scene;
    const panorama = { ...part, width, height, centre: objectCentre[device] };
    const prefix = `banners/${[culture, sceneSection(section), device, layer].join('.')}`;
    return giveUrl(prefix, artVersion, { subject: { kind: 'panorama', art, panorama }, size, alt: '' });
  }
  const known = knownSection(section);
  const prefix = `banners/${[culture, known, device, layer].join('.')}`;
  if (layer === 'background') {
    const banner = { art: look.scene, width, height, seed: `${look.scene} ${known}`, festive };
    const file = festive ? `${prefix}.${festiveVersion}` : prefix;
    return giveUrl(file, artVersion, { subject: { kind: 'banner', banner }, size, alt: '' });
  }
  const games = chooseFan(store, culture, known);
  if (!games) return undefined;
  const [left, front, right] = games;
  const tiles = [left.art, front.art, right.art] as const;
  const alt = new Intl.ListFormat(cultures[culture].formatLocale).format(games.map(({ name }) => name));
  return giveUrl(prefix, artVersion, { subject: { kind: 'fan', tiles, ...look.fan, width, height }, size, alt });
}

/** A layer of a game page's hero. */
export function heroPicture(artVersion: string, game: CatalogueGame, device: Device, layer: Layer): PictureWithUrl {
  const { art, culture, slug, name } = game;
  const brand = brandOf(culture);
  const isFront = device === 'mobile' && layer === 'foreground';
  const size = isFront ? sizes.gameFrontSize(gameFrontHeight(brand.compliance[culture])) : sectionSizes[device][layer];
  const { width, height } = size;
  const { corner } = brand.look.fan;
  const subject: PictureSubject =
    layer === 'background' ? { kind: 'backdrop', art, width, height } : { kind: 'card', art, corner, width, height };
  const alt = layer === 'background' ? '' : name;
  return giveUrl(`heroes/${[culture, slug, device, layer].join('.')}`, artVersion, { subject, size, alt });
}
