import type { Match } from '../../routing/match.ts';
import { bingoCardsPreloads } from './bingo-cards.ts';
import * as blog from './blog.ts';
import * as cms from './cms.ts';
import * as feeds from './feeds.ts';
import * as games from './games.ts';
import { bannerPreviewPreloads } from './banners.ts';
import { homePreloads } from './home.ts';
import { deferred, type PreloadContext, type PreloadPlan, type Preloads } from './plan.ts';

/**
 * What routes read, by the names that the route table gives. A browser needs the table at once, and these only when a visitor moves
 * on: that is why the table holds names.
 */
export const preloads = {
  error: games.errorPreloads,
  home: homePreloads,
  category: games.categoryPreloads,
  game: games.gamePreloads,
  previewGame: games.previewGamePreloads,
  content: cms.contentPreloads,
  landing: cms.landingPreloads,
  promotions: cms.promotionsPreloads,
  promotion: cms.promotionPreloads,
  features: cms.featuresPreloads,
  feature: cms.featurePreloads,
  previewPromotion: cms.previewPromotionPreloads,
  previewPromotionHome: cms.previewPromotionHomePreloads,
  previewFeature: cms.previewFeaturePreloads,
  previewFeatureHome: cms.previewFeatureHomePreloads,
  feed: feeds.feedPreloads,
  help: feeds.helpPreloads,
  restricted: cms.restrictedPreloads,
  bingoCards: bingoCardsPreloads,
  winners: feeds.winnersPreloads,
  paymentMethods: feeds.paymentMethodsPreloads,
  paymentMethod: feeds.paymentMethodPreloads,
  blog: blog.blogPreloads,
  blogSearch: blog.blogSearchPreloads,
  blogTag: blog.blogTagPreloads,
  blogPost: blog.blogPostPreloads,
  previewPost: blog.previewPostPreloads,
  bannerPreview: bannerPreviewPreloads,
} as const;
export type PreloadName = keyof typeof preloads;

/** Names of those that a route with these params can give what they need. */
export type PreloadNameFor<Params> = {
  [Name in PreloadName]: (typeof preloads)[Name] extends Preloads<infer Needed>
    ? Params extends Needed
      ? Name
      : never
    : never;
}[PreloadName];

type PlannedPage = Omit<PreloadContext<unknown>, 'route' | 'params' | 'now'> & { now?: number };

/** All that a page reads; without a time of its own, what is on now. */
export function planOf({ route, params }: Match, page: PlannedPage): PreloadPlan {
  // Matched params have the names of the route's pattern, and by it the name was checked where the route is defined.
  const own = route.preloads && (preloads[route.preloads] as Preloads<Match['params']>);
  return own?.({ now: Date.now(), ...page, route, params }) ?? deferred();
}
