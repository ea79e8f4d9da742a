/**
 * Types of responses as writers must send them, with every field that CONTRACT.md requires. Readers may not rely on
 * these; their types are beside the schemas.
 */
import type * as v from 'valibot';
import type * as banners from './banners.ts';
import type * as basics from './basics.ts';
import type * as blog from './blog.ts';
import type * as cms from './cms.ts';
import type * as feeds from './feeds.ts';
import type * as games from './games.ts';
import type * as jackpots from './jackpots.ts';

export type WrittenAlternates = v.InferInput<typeof basics.alternates>;
export type WrittenImg = v.InferInput<typeof basics.img>;

export type WrittenGameCard = v.InferInput<typeof games.gameCard>;
export type WrittenGameInfo = v.InferInput<typeof games.gameInfo>;
export type WrittenGameContent = v.InferInput<typeof games.gameContent>;
export type WrittenSpec = v.InferInput<typeof games.spec>;
export type WrittenFacets = v.InferInput<typeof games.facets>;
export type WrittenSiteMapEntry = v.InferInput<typeof games.siteMapEntry>;

export type WrittenJackpot = v.InferInput<typeof jackpots.jackpot>;
export type WrittenJackpotsFeed = v.InferInput<typeof jackpots.jackpotsFeed>;

export type WrittenSimpleFeed = v.InferInput<typeof feeds.simpleFeed>;
export type WrittenPaymentOption = v.InferInput<typeof feeds.paymentOption>;
export type WrittenPaymentInfo = v.InferInput<typeof feeds.paymentInfo>;
export type WrittenWinner = v.InferInput<typeof feeds.winner>;
export type WrittenWinnersFeed = v.InferInput<typeof feeds.winnersFeed>;
export type WrittenFaqFeed = v.InferInput<typeof feeds.faqFeed>;

export type WrittenBannerMedia = v.InferInput<typeof banners.bannerMedia>;
export type WrittenBtTexts = v.InferInput<typeof banners.btTexts>;
export type WrittenSlide = v.InferInput<typeof banners.slide>;

export type WrittenPromotionCard = v.InferInput<typeof cms.promotionCard>;
export type WrittenPromotion = v.InferInput<typeof cms.promotion>;
export type WrittenPromotionsHome = v.InferInput<typeof cms.promotionsHome>;
export type WrittenFeatureCard = v.InferInput<typeof cms.featureCard>;
export type WrittenFeature = v.InferInput<typeof cms.feature>;
export type WrittenFeaturesHome = v.InferInput<typeof cms.featuresHome>;
export type WrittenBlock = v.InferInput<typeof cms.block>;
export type WrittenContentPage = v.InferInput<typeof cms.contentPage>;
export type WrittenTermsText = v.InferInput<typeof cms.termsText>;

export type WrittenPostCard = v.InferInput<typeof blog.postCard>;
export type WrittenPost = v.InferInput<typeof blog.post>;
export type WrittenBlogHome = v.InferInput<typeof blog.blogHome>;
export type WrittenTag = v.InferInput<typeof blog.tag>;
export type WrittenAuthor = v.InferInput<typeof blog.author>;
export type WrittenEmbed = v.InferInput<typeof blog.embed>;
