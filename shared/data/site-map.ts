import * as v from 'valibot';
import type { CultureCode } from '../../locales/index.ts';
import { postCard } from '../contract/blog.ts';
import { featureCard, landingPages, promotionCard } from '../contract/cms.ts';
import { gamesSiteMap } from '../contract/games.ts';
import { page } from '../contract/list.ts';
import { resource } from './resource.ts';

/*
 * Long lists in pages, reduced to the fields of a sitemap. They are not cached, since memory would grow with the number
 * of items.
 */

const uncached = { freshMs: 0 } as const;

export const listedGames = (culture: CultureCode, offset: number, limit: number) =>
  resource('v1/games/site-map/', { culture, offset, limit }, async () => gamesSiteMap, uncached);

const promotions = page(v.pick(promotionCard, ['slug', 'status']));
export const listedPromotions = (culture: CultureCode, offset: number, limit: number) =>
  resource('v1/cms/promotions/', { culture, offset, limit }, async () => promotions, uncached);

const features = page(v.pick(featureCard, ['slug']));
export const listedFeatures = (culture: CultureCode, offset: number, limit: number) =>
  resource('v1/cms/features/', { culture, offset, limit }, async () => features, uncached);

export const listedLandings = (culture: CultureCode, offset: number, limit: number) =>
  resource('v1/cms/pages/', { culture, offset, limit }, async () => landingPages, uncached);

const posts = page(v.pick(postCard, ['slug', 'tagSlug']));
export const listedPosts = (culture: CultureCode, offset: number, limit: number) =>
  resource('v1/blog/', { culture, offset, limit }, async () => posts, uncached);
