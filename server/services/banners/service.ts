import * as v from 'valibot';
import { bannerDevices, bannerLayers } from '../../../shared/contract/banners.ts';
import type { WrittenBannerMedia } from '../../../shared/contract/written.ts';
import { cultures } from '../../../locales/index.ts';
import { festiveVersion } from '../../../shared/banner/banner-version.ts';
import { isFestive } from '../../../shared/time/festive.ts';
import { brandOf } from '../brand-of.ts';
import type { GameStore } from '../games/store.ts';
import { caching, json } from '../http/response.ts';
import { type Endpoint, get } from '../http/endpoint.ts';
import { ProblemError } from '../http/problem.ts';
import { code, culture, itemName, oneOf, optional, required } from '../http/query.ts';
import type { PictureWithUrl } from '../images/picture-with-url.ts';
import { placeholderOf } from '../images/motif.ts';
import { heroPicture, sectionPicture } from './pictures.ts';

/** Parameters that may select another picture of the section. The URLs in the response already do so. */
const anyText = optional(v.pipe(v.string(), v.maxLength(100)));

/**
 * Every format, the best first, each in every width, the largest first. The URL of the first has no query, so that a client can append
 * a size of its own. Widths above the picture's own are only for such clients.
 */
function toMedia({ url, picture: { size } }: PictureWithUrl): WrittenBannerMedia['images'] {
  return size.formats.flatMap((format) =>
    size.widths
      .filter((width) => width <= size.width)
      .toReversed()
      .map((width) => ({
        url: width === size.width && format === size.formats[0] ? url : `${url}?w=${width}&f=${format}`,
        type: `image/${format}`,
        width,
        height: Math.round((width * size.height) / size.width),
      })),
  );
}

const query = {
  culture,
  device: required(oneOf(bannerDevices)),
  layer: required(oneOf(bannerLayers)),
  sectionCode: required(code),
  gameSlug: optional(itemName),
  ver: anyText,
  bt: anyText,
  r: anyText,
};

/** The pictures of heroes: of a section of the site, or of a game. */
export function createBannersService(store: GameStore, artVersion: string): Endpoint[] {
  return [
    get(
      '/api/v1/banners/media',
      query,
      ({ culture: cultureCode, device, layer, sectionCode, gameSlug, ver }, { now }) => {
        const game = gameSlug === undefined ? undefined : store.bySlug(cultureCode, gameSlug)?.game;
        if (gameSlug !== undefined && !game) {
          throw new ProblemError(404, 'there is no such game in this culture');
        }
        // Without a version, the day decides.
        const festive = ver === undefined ? isFestive(now, cultures[cultureCode].timeZone) : ver === festiveVersion;
        const found = game
          ? heroPicture(artVersion, game, device, layer)
          : sectionPicture(store, artVersion, { culture: cultureCode, section: sectionCode, device, layer, festive });
        const media: WrittenBannerMedia = {
          images: found ? toMedia(found) : [],
          alt: found?.alt ?? '',
          dominantColor: game ? placeholderOf(game.art) : brandOf(cultureCode).colours.page,
        };
        return json(media, caching.catalogue);
      },
    ),
  ];
}
