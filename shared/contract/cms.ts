import * as v from 'valibot';
import { alternates, filledText, img, money, seo, sitePath } from './basics.ts';
import { labelledLink } from './link.ts';
import { list, mainList, page } from './list.ts';

/** Where the button of an offer leads: `href` belongs to `external` alone. */
const claim = v.object({
  label: v.string(),
  target: v.picklist(['register', 'login', 'platform', 'external']),
  href: v.optional(v.string()),
});

export const promotionCard = v.object({
  id: filledText,
  slug: filledText,
  title: v.string(),
  teaser: v.string(),
  image: img,
  claim,
  get: v.optional(v.string()),
  when: v.optional(v.string()),
  bonusCode: v.optional(v.string()),
  eligiblePlayer: v.string(),
  /** An offer without its terms may not be shown at all. */
  significantTerms: filledText,
  termsPath: sitePath,
  start: v.string(),
  end: v.optional(v.string()),
  status: v.picklist(['active', 'scheduled', 'expired']),
  product: v.picklist(['casino', 'slots', 'bingo']),
  audience: v.picklist(['new', 'existing', 'all']),
});
export type PromotionCard = v.InferOutput<typeof promotionCard>;

const wagering = v.object({
  multiplier: v.number(),
  base: v.picklist(['bonus', 'depositAndBonus', 'winnings']),
  days: v.number(),
  contributions: list(v.object({ product: v.string(), percent: v.number() })),
});

/** The terms as lawyers wrote them and, beside them, their figures. */
export const offerTerms = v.object({
  html: v.string(),
  minDeposit: v.optional(money),
  maxBonus: v.optional(money),
  freeSpins: v.optional(v.object({ count: v.number(), gameSlug: v.string(), spinValue: money })),
  wagering: v.optional(list(wagering)),
  maxBet: v.optional(v.string()),
});
export type OfferTerms = v.InferOutput<typeof offerTerms>;

export const promotion = v.object({
  ...promotionCard.entries,
  body: v.string(),
  terms: offerTerms,
  seo,
  updatedAt: v.string(),
  alternates: v.optional(alternates),
  draft: v.optional(v.boolean()),
});
export type Promotion = v.InferOutput<typeof promotion>;
export const promotionsPage = page(promotionCard);

export const featureCard = v.object({
  id: filledText,
  slug: filledText,
  title: v.string(),
  teaser: v.string(),
  image: img,
});
export type FeatureCard = v.InferOutput<typeof featureCard>;

export const feature = v.object({
  ...featureCard.entries,
  body: v.string(),
  cta: v.optional(labelledLink),
  seo,
  updatedAt: v.string(),
  alternates: v.optional(alternates),
  draft: v.optional(v.boolean()),
});
export type Feature = v.InferOutput<typeof feature>;
export const featuresPage = page(featureCard);

/** The first page of promotions or of features: cards in groups, in the order to show them. */
const cmsHome = <TCard extends v.GenericSchema>(card: TCard) =>
  v.object({
    seo,
    title: v.string(),
    introHtml: v.optional(v.string()),
    groups: mainList(v.object({ code: v.string(), title: v.string(), items: list(card) })),
    termsHtml: v.optional(v.string()),
    draft: v.optional(v.boolean()),
  });
export const promotionsHome = cmsHome(promotionCard);
export type PromotionsHome = v.InferOutput<typeof promotionsHome>;
export const featuresHome = cmsHome(featureCard);
export type FeaturesHome = v.InferOutput<typeof featuresHome>;

/** What a page is built of. A kind that this version does not know drops out of its list. */
export const block = v.variant('type', [
  v.object({ type: v.literal('html'), html: v.string() }),
  v.object({ type: v.literal('games'), title: v.string(), groups: v.array(v.string()), limit: v.number() }),
  v.object({
    type: v.literal('steps'),
    title: v.string(),
    items: list(v.object({ title: v.string(), text: v.string() })),
  }),
  v.object({
    type: v.literal('offer'),
    title: v.string(),
    text: v.string(),
    cta: labelledLink,
    terms: filledText,
  }),
]);
export type Block = v.InferOutput<typeof block>;

export const contentPage = v.object({
  code: v.string(),
  slug: v.string(),
  title: v.string(),
  seo,
  blocks: list(block),
  updatedAt: v.string(),
  alternates: v.optional(alternates),
});
export type ContentPage = v.InferOutput<typeof contentPage>;

/** Landing pages stand in no menu: this list, asked for without code and slug, is how a sitemap knows of them. */
export const landingPages = page(v.object({ slug: filledText, title: v.string() }));

export const termsText = v.object({
  key: v.string(),
  title: v.string(),
  body: v.string(),
  version: v.string(),
  effectiveFrom: v.string(),
});
export type TermsText = v.InferOutput<typeof termsText>;
