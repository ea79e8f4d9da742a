import * as v from 'valibot';
import type { CultureCode } from '../../../locales/index.ts';
import type { WrittenSlide } from '../../../shared/contract/written.ts';
import type { SlideLocation } from '../content/kinds/banner.ts';
import type { ContentStore } from '../content/store.ts';
import type { GameStore } from '../games/store.ts';
import { caching, json } from '../http/response.ts';
import { type Endpoint, getConstant } from '../http/endpoint.ts';
import { orMissing } from '../http/found.ts';
import { culture, itemName, optional, required } from '../http/query.ts';

const locations: Readonly<Record<string, SlideLocation>> = {
  'locations/home-page/': 'homePage',
  'locations/blog-post/': 'blogPost',
  'locations/blog-post-main/': 'blogPostMain',
  'game-banners': 'gameBanners',
};

/** A code comes from a link that anyone may write. */
const btCode = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'needs 1 to 64 letters, digits, ".", "-" or "_"'));
const cacheBuster = optional(v.pipe(v.string(), v.maxLength(100, 'has more than 100 letters')));

/** The game of a slide's offer. Undefined when the offer is for several games, or the slide has no offer. */
function gameOfOffer(content: ContentStore, cultureCode: CultureCode, { ctaLink }: WrittenSlide): string | undefined {
  const offer = content.bySlug(cultureCode, 'promotion', ctaLink?.href.split('/').at(-2) ?? '');
  return offer?.card.termsPath === ctaLink?.href ? offer?.rest.terms?.freeSpins?.gameSlug : undefined;
}

/** Texts of banners: those of a brand tracking code for the hero, and the slides of each place. */
export function createBannerTextsService(content: ContentStore, games: GameStore): Endpoint[] {
  return [
    getConstant(
      '/api/v1/banners/bt-texts/',
      { culture, code: required(btCode), r: cacheBuster },
      ({ culture: cultureCode, code: wanted }) =>
        json(orMissing(content.byId(cultureCode, 'bt', wanted), 'text for this code').card, caching.catalogue),
    ),
    ...Object.entries(locations).map(([path, location]) =>
      getConstant(
        `/api/v1/banners/${path}`,
        { culture, gameSlug: optional(itemName) },
        ({ culture: cultureCode, gameSlug }) => {
          if (gameSlug !== undefined) orMissing(games.bySlug(cultureCode, gameSlug), 'such game');
          const { items } = content.byId(cultureCode, 'slides', location)?.card ?? { items: [] };
          // Beside a game, free spins on another would seem to be on this one.
          const shown = items.filter((slide) => {
            const only = gameSlug === undefined ? undefined : gameOfOffer(content, cultureCode, slide);
            return only === undefined || only === gameSlug;
          });
          return json({ items: shown }, caching.catalogue);
        },
      ),
    ),
  ];
}
