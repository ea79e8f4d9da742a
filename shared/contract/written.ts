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

export type Alternates = v.InferInput<typeof basics.alternates>;
export type Img = v.InferInput<typeof basics.img>;

export type GameCard = v.InferInput<typeof games.gameCard>;
export type GameInfo = v.InferInput<typeof games.gameInfo>;
export type GameContent = v.InferInput<typeof games.gameContent>;
export type Spec = v.InferInput<typeof games.spec>;
export type Facets = v.InferInput<typeof games.facets>;
export type SiteMapEntry = v.InferInput<typeof games.siteMapEntry>;

export type Jackpot = v.InferInput<typeof jackpots.jackpot>;
export type JackpotsFeed = v.InferInput<typeof jackpots.jackpotsFeed>;

export type SimpleFeed = v.InferInput<typeof feeds.simpleFeed>;
export type PaymentOption = v.InferInput<typeof feeds.paymentOption>;
export type PaymentInfo = v.InferInput<typeof feeds.paymentInfo>;
export type Winner = v.InferInput<typeof feeds.winner>;
export type WinnersFeed = v.InferInput<typeof feeds.winnersFeed>;
export type FaqFeed = v.InferInput<typeof feeds.faqFeed>;

export type BannerMedia = v.InferInput<typeof banners.bannerMedia>;
export type BtTexts = v.InferInput<typeof banners.btTexts>;
export type Slide = v.InferInput<typeof banners.slide>;

export type PromotionCard = v.InferInput<typeof cms.promotionCard>;
export type Promotion = v.InferInput<typeof cms.promotion>;
export type PromotionsHome = v.InferInput<typeof cms.promotionsHome>;
export type FeatureCard = v.InferInput<typeof cms.featureCard>;
export type Feature = v.InferInput<typeof cms.feature>;
export type FeaturesHome = v.InferInput<typeof cms.featuresHome>;
export type Block = v.InferInput<typeof cms.block>;
export type ContentPage = v.InferInput<typeof cms.contentPage>;
export type TermsText = v.InferInput<typeof cms.termsText>;

export type PostCard = v.InferInput<typeof blog.postCard>;
export type Post = v.InferInput<typeof blog.post>;
export type BlogHome = v.InferInput<typeof blog.blogHome>;
export type Tag = v.InferInput<typeof blog.tag>;
export type Author = v.InferInput<typeof blog.author>;
export type Embed = v.InferInput<typeof blog.embed>;
