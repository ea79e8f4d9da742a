import { cultureCodes, cultures } from '../../locales/index.ts';
import { bannerDevices, bannerLayers } from '../../shared/contract/banners.ts';
import { isFestive } from '../../shared/time/festive.ts';
import { imageWidths } from '../../shared/images/image-sources.ts';
import { sectionPicture } from './banners/pictures.ts';
import { itemPicture } from './content/pictures.ts';
import type { CatalogueGame } from './catalogue/game.ts';
import type { ContentStore } from './content/store.ts';
import { groupCodes } from './games/groups.ts';
import { tilePicture } from './games/pictures.ts';
import type { GameStore } from './games/store.ts';
import type { ExpectedPicture } from './images/prepare.ts';

/** Games of a group that a home page shows, then those on a category's first screens. */
const steps = [12, 24];

/** Games with a jackpot stand in the home page's strip as well. */
const tileWidths = ({ jackpotId }: CatalogueGame) => [...(jackpotId ? imageWidths.mark : []), ...imageWidths.tile];

/** Offers, and posts, of a culture. */
const firstItems = 12;
const postWidths = [...imageWidths.thumb, ...imageWidths.cover, ...imageWidths.lead];

function* listHeroes(store: GameStore, artVersion: string): Generator<ExpectedPicture> {
  for (const culture of cultureCodes) {
    for (const device of bannerDevices) {
      for (const layer of bannerLayers) {
        const festive = isFestive(Date.now(), cultures[culture].timeZone);
        const found = sectionPicture(store, artVersion, { culture, section: 'home', device, layer, festive });
        const widths = device === 'desktop' ? imageWidths.desktopBanner : imageWidths.mobileBanner;
        if (found) yield { picture: found.picture, widths };
      }
    }
  }
}

function* listTiles(store: GameStore, artVersion: string, perGroup: number): Generator<ExpectedPicture> {
  for (const culture of cultureCodes) {
    for (const group of groupCodes) {
      for (const index of store.shelfOf(culture).inGroup(group).slice(0, perGroup)) {
        const game = store.at(culture, index)?.game;
        if (game) yield { picture: tilePicture(game, artVersion), widths: tileWidths(game) };
      }
    }
  }
}

function* listItems(
  content: ContentStore,
  artVersion: string,
  kind: 'promotion' | 'post',
  widths: readonly number[],
): Generator<ExpectedPicture> {
  for (const culture of cultureCodes) {
    for (const { id } of content.list(culture, kind).slice(0, firstItems)) {
      const owner = { culture, kind, id };
      const art = content.artOf(owner);
      const found = art && itemPicture(artVersion, owner, 'picture', art);
      if (found) yield { picture: found.picture, widths };
    }
  }
}

/** What the first visitors will see, home pages first: heroes, the first games of each group in each culture, then offers and posts. */
export function* listExpectedImages(
  store: GameStore,
  content: ContentStore,
  artVersion: string,
): Generator<ExpectedPicture> {
  yield* listHeroes(store, artVersion);
  for (const perGroup of steps) yield* listTiles(store, artVersion, perGroup);
  yield* listItems(content, artVersion, 'promotion', imageWidths.screenshot);
  yield* listItems(content, artVersion, 'post', postWidths);
}
