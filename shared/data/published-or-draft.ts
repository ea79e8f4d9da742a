import type { CultureCode } from '../../locales/index.ts';
import type { Params } from '../routing/pattern.ts';
import {
  contentPage,
  featureDetails,
  featureDraft,
  featuresHome,
  featuresHomeDraft,
  landingPage,
  promotionDetails,
  promotionDraft,
  promotionsHome,
  promotionsHomeDraft,
} from './cms.ts';
import { gameDetails, gameDraft } from './game.ts';

/** A landing page by its slug, any other page of blocks by its route's key. */
export const contentOf = (culture: CultureCode, key: string, { lpSlug }: Params) =>
  lpSlug === undefined ? contentPage(culture, key) : landingPage(culture, lpSlug);

/*
 * Data of one item's page: a draft by id in previews, otherwise a published item by slug. Preloads and components call
 * the same function, so that nothing is fetched twice.
 */

export const gameOf = (culture: CultureCode, { gameId, gameSlug = '' }: Params) =>
  gameId === undefined ? gameDetails(culture, gameSlug) : gameDraft(culture, gameId);

export const promotionOf = (culture: CultureCode, { promotionId, promotionSlug = '' }: Params) =>
  promotionId === undefined ? promotionDetails(culture, promotionSlug) : promotionDraft(culture, promotionId);

export const promotionsHomeOf = (culture: CultureCode, { promotionHomeId }: Params) =>
  promotionHomeId === undefined ? promotionsHome(culture) : promotionsHomeDraft(culture, promotionHomeId);

export const featureOf = (culture: CultureCode, { featureId, featureSlug = '' }: Params) =>
  featureId === undefined ? featureDetails(culture, featureSlug) : featureDraft(culture, featureId);

export const featuresHomeOf = (culture: CultureCode, { featureHomeId }: Params) =>
  featureHomeId === undefined ? featuresHome(culture) : featuresHomeDraft(culture, featureHomeId);
