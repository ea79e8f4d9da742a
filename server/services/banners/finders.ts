import { brands } from '../../../brands/index.ts';
import { cultureCodes } from '../../../locales/index.ts';
import { festiveVersion } from '../../../shared/banner/banner-version.ts';
import { bannerDevices, bannerLayers } from '../../../shared/contract/banners.ts';
import type { GameStore } from '../games/store.ts';
import { giveUrl, compareUrl } from '../images/picture-with-url.ts';
import type { FindPicture } from '../images/service.ts';
import { iconSize, shareSize } from '../images/sizes.ts';
import { heroPicture, sectionPicture } from './pictures.ts';

const maskable = '-maskable';

function parseLayer(file: string) {
  const [culture, name, device, layer, version] = file.split('.');
  const known = {
    culture: cultureCodes.find((code) => code === culture),
    device: bannerDevices.find((code) => code === device),
    layer: bannerLayers.find((code) => code === layer),
  };
  if (!known.culture || !known.device || !known.layer || !name) return undefined;
  return {
    culture: known.culture,
    device: known.device,
    layer: known.layer,
    name,
    festive: version === festiveVersion,
  };
}

/** Finds banners, game heroes, share images (by brand) and app icons (by brand, `-maskable` for the kind without corners). */
export function createBannerFinders(
  store: GameStore,
  artVersion: string,
): Record<'banners' | 'heroes' | 'share' | 'icons', FindPicture> {
  return {
    banners(file) {
      const layer = parseLayer(file);
      return (
        layer && compareUrl(sectionPicture(store, artVersion, { ...layer, section: layer.name }), `banners/${file}`)
      );
    },
    heroes(file) {
      const layer = parseLayer(file);
      const game = layer && store.bySlug(layer.culture, layer.name)?.game;
      return game && compareUrl(heroPicture(artVersion, game, layer.device, layer.layer), `heroes/${file}`);
    },
    share(file) {
      const brand = brands.find(({ id }) => id === file);
      const game =
        brand && store.at(brand.cultures[0], store.shelfOf(brand.cultures[0]).inGroup('slots')[0] ?? 0)?.game;
      if (!brand || !game) return undefined;
      const subject = { kind: 'share', banner: brand.look.scene, art: game.art } as const;
      return { picture: giveUrl('share', artVersion, { subject, size: shareSize, alt: '' }).picture, isExact: false };
    },
    icons(file) {
      const isMaskable = file.endsWith(maskable);
      const brand = brands.find(({ id }) => id === (isMaskable ? file.slice(0, -maskable.length) : file));
      if (!brand) return undefined;
      const colours = { ground: brand.colours.page, ...brand.look.icon };
      const subject = { kind: 'icon', colours, shape: isMaskable ? 'square' : 'round' } as const;
      return { picture: giveUrl('icons', artVersion, { subject, size: iconSize, alt: '' }).picture, isExact: false };
    },
  };
}
