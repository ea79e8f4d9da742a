import type { CatalogueGame } from '../catalogue/game.ts';
import { parseFile } from '../images/art-url.ts';
import type { Picture } from '../images/gallery.ts';
import type { FindPicture } from '../images/service.ts';
import { pictureSize, tileSize } from '../images/sizes.ts';
import { artOf } from './card.ts';
import type { GameStore } from './store.ts';

export function tilePicture(game: CatalogueGame, artVersion: string): Picture {
  const { art, artHash } = artOf(game, artVersion);
  return { subject: { kind: 'tile', art }, size: tileSize, name: `tile-${artHash}` };
}

function scenePicture(game: CatalogueGame, artVersion: string, scene: number): Picture {
  const { art, artHash } = artOf(game, artVersion);
  return { subject: { kind: 'picture', art, scene }, size: pictureSize, name: `picture-${artHash}-${scene}` };
}

/**
 * Finds a game's pictures by URL. The URL of an older drawing (from a page before a deploy) serves the current picture,
 * so that no page loses its pictures, but not as immutable.
 */
export function createPictureFinders(store: GameStore, artVersion: string): Record<'games' | 'pictures', FindPicture> {
  const find =
    (toPicture: (game: CatalogueGame, scene: number) => Picture): FindPicture =>
    (file) => {
      const art = parseFile(file);
      const exact = art && store.byArt(art.slug, art.artHash);
      const game = exact ?? (art && store.anyBySlug(art.slug));
      return game && { picture: toPicture(game, art?.scene ?? 0), isExact: exact !== undefined };
    };
  return {
    games: find((game) => tilePicture(game, artVersion)),
    pictures: find((game, scene) => scenePicture(game, artVersion, scene)),
  };
}
