import type { Match } from '../../routing/match.ts';
import { bingoCardsPreloads } from './bingo-cards.ts';
import * as blog from './blog.ts';
import * as cms from './cms.ts';
import * as feeds from './feeds.ts';
import * as games from './games.ts';
import { bannerPreviewPreloads, pageBanner } from './banners.ts';
import { homePreloads } from './home.ts';
import { deferred, type PreloadContext, type PreloadPlan, type Preloads } from './plan.ts';

/**
 * Preload functions by name. Browsers need the route table at once, but these only for a client-side navigation, so the
 * table contains names.
 */
export const preloads = {
  error: games.errorPreloads,
  home: homePreloads,
  category: games.categoryPreloads,
  game: games.gamePreloads,
  previewGame: games.previewGamePreloads,
  content: cms.contentPreloads,
  registrationComplete: cms.registrationCompletePreloads,
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

/** Names of the preloads whose required params a route provides. */
export type PreloadNameFor<Params> = {
  [Name in PreloadName]: (typeof preloads)[Name] extends Preloads<infer Needed>
    ? Params extends Needed
      ? Name
      : never
    : never;
}[PreloadName];

type PlannedPage = Omit<PreloadContext<unknown>, 'route' | 'params' | 'now'> & { now?: number };

/** All data of a page. Without a time, the current time applies. */
export function planOf({ route, params }: Match, page: PlannedPage): PreloadPlan {
  // The cast is safe: `route()` accepts only preloads whose params its pattern has.
  const own = route.preloads && (preloads[route.preloads] as Preloads<Match['params']>);
  const context = { now: Date.now(), ...page, route, params };
  const plan = own?.(context) ?? deferred();
  // A 404 page has no banner of its own.
  return plan.decision === undefined ? { ...plan, deferred: [...plan.deferred, ...pageBanner(context)] } : plan;
}
