import * as cms from '../cms.ts';
import { countries } from '../../geo/countries.ts';
import { type PageItem, pageItem } from '../page-item.ts';
import { gamesOfGroups } from '../game-lists.ts';
import { jackpots } from '../games.ts';
import { contentOf, featureOf, featuresHomeOf, promotionOf, promotionsHomeOf } from '../published-or-draft.ts';
import type { ContentPage, Feature, FeaturesHome, Promotion, PromotionsHome } from '../../contract/cms.ts';
import type { Culture } from '../../../locales/index.ts';
import { isBlankHtml } from '../is-blank-html.ts';
import { fixedPlan, deferred, followUp, itemGate, mainList, mainText, type Preloads } from './plan.ts';

/** An offer that has ended stays readable but is not indexed. */
const describePromotion = (promotion: Promotion): PageItem => {
  const item = pageItem(promotion.title, promotion.seo, promotion);
  return {
    ...item,
    noindex: item.noindex || promotion.status !== 'active',
    picture: item.picture ?? promotion.image?.url,
  };
};

const describeFeature = (feature: Feature): PageItem => {
  const item = pageItem(feature.title, feature.seo, feature);
  return { ...item, picture: item.picture ?? feature.image?.url };
};

const describePage = (page: ContentPage) => pageItem(page.title, page.seo, page);

/** A page with a route of its own, for the head. Breadcrumbs keep the name of the route. */
const describeFixed = ({ seo }: ContentPage | PromotionsHome | FeaturesHome) => pageItem(undefined, seo);

const describeHome = ({ title, seo, draft }: PromotionsHome | FeaturesHome) => pageItem(title, seo, { draft });

/** The games that a page of blocks shows, and their jackpots. */
const gamesOfBlocks =
  ({ code }: Culture) =>
  ({ blocks }: ContentPage) => {
    const games = blocks.flatMap((block) =>
      block.type === 'games' ? [gamesOfGroups(code, block.groups, block.limit)] : [],
    );
    return games.length > 0 ? [...games, jackpots(code)] : [];
  };

/*
 * Promotions and features. Their first pages have no gate. An item's page has the item as its gate; other data may arrive later.
 */

export const promotionsPreloads: Preloads<object> = ({ culture }) => {
  const home = promotionsHomeOf(culture.code, {});
  return { ...deferred(home), main: mainList(home, describeFixed) };
};

export const promotionPreloads: Preloads<{ readonly promotionSlug: string }> = ({ culture, params }) => ({
  gates: [itemGate(promotionOf(culture.code, params), describePromotion)],
  deferred: [cms.promotionList(culture.code)],
});

export const featuresPreloads: Preloads<object> = ({ culture }) => {
  const home = featuresHomeOf(culture.code, {});
  return { ...deferred(home), main: mainList(home, describeFixed) };
};

export const featurePreloads: Preloads<{ readonly featureSlug: string }> = ({ culture, params }) => ({
  gates: [itemGate(featureOf(culture.code, params), describeFeature)],
  deferred: [cms.featuresHome(culture.code)],
});

/** Whether a page of blocks has no content. */
const isBlankPage = ({ blocks }: ContentPage) =>
  blocks.every((block) => block.type === 'html' && isBlankHtml(block.html));

/** The page of blocks that has the route's key as its code. */
export const contentPreloads: Preloads<object> = ({ culture, route }) => {
  const page = contentOf(culture.code, route.key, {});
  return {
    ...deferred(page),
    followUps: [followUp(page, gamesOfBlocks(culture))],
    main: mainText(page, isBlankPage, describeFixed),
  };
};

/** The page itself confirms the registration. Whatever fails, it must lead to the lobby. */
export const registrationCompletePreloads: Preloads<object> = ({ culture, route }) =>
  deferred(cms.contentPage(culture.code, route.key));

/** Unknown countries have no page. */
export const restrictedPreloads: Preloads<{ readonly countrySlug: string }> = ({ culture, params, route }) =>
  countries.has(params.countrySlug) ? deferred(cms.contentPage(culture.code, route.key)) : fixedPlan('notFound');

export const landingPreloads: Preloads<{ readonly lpSlug: string }> = ({ culture, params, route }) => {
  const page = contentOf(culture.code, route.key, params);
  return {
    gates: [itemGate(page, describePage)],
    deferred: [],
    followUps: [followUp(page, gamesOfBlocks(culture))],
    main: mainText(page, isBlankPage),
  };
};

/*
 * Previews. The draft is the gate, also where the published page has none.
 */

export const previewPromotionPreloads: Preloads<{ readonly promotionId: string }> = ({ culture, params }) => ({
  gates: [itemGate(promotionOf(culture.code, params), describePromotion)],
  deferred: [],
});

export const previewPromotionHomePreloads: Preloads<{ readonly promotionHomeId: string }> = ({ culture, params }) => ({
  gates: [itemGate(promotionsHomeOf(culture.code, params), describeHome)],
  deferred: [],
});

export const previewFeaturePreloads: Preloads<{ readonly featureId: string }> = ({ culture, params }) => ({
  gates: [itemGate(featureOf(culture.code, params), describeFeature)],
  deferred: [],
});

export const previewFeatureHomePreloads: Preloads<{ readonly featureHomeId: string }> = ({ culture, params }) => ({
  gates: [itemGate(featuresHomeOf(culture.code, params), describeHome)],
  deferred: [],
});
