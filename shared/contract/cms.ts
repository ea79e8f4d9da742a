import * as v from 'valibot';
import { alternates, amount, filledText, img, money, percent, seo, sitePath, slugText } from './basics.ts';
import { dayOrInstant } from './dates.ts';
import { labelledLink } from './link.ts';
import { list, primaryList, page } from './list.ts';
import { optional, shape, wanted } from './tolerant.ts';

/** Target of an offer's button. `href` is set for `external` only. */
const claim = shape({
  label: filledText,
  target: v.picklist(['register', 'login', 'platform', 'external']),
  href: optional(filledText),
});
export type Claim = v.InferOutput<typeof claim>;

export const promotionCard = shape({
  id: filledText,
  slug: slugText,
  title: filledText,
  teaser: wanted(filledText),
  image: wanted(img),
  claim: wanted(claim),
  get: optional(filledText),
  when: optional(filledText),
  bonusCode: optional(filledText),
  eligiblePlayer: wanted(filledText),
  /** An offer without its terms may not be shown. */
  significantTerms: filledText,
  termsPath: wanted(sitePath),
  start: wanted(dayOrInstant),
  end: optional(dayOrInstant),
  /** An offer of unknown status cannot be claimed. */
  status: wanted(v.picklist(['active', 'scheduled', 'expired'])),
  product: wanted(v.picklist(['casino', 'slots', 'bingo'])),
  audience: wanted(v.picklist(['new', 'existing', 'all'])),
});
export type PromotionCard = v.InferOutput<typeof promotionCard>;

const wagering = shape({
  multiplier: amount,
  base: v.picklist(['bonus', 'depositAndBonus', 'winnings']),
  days: amount,
  contributions: wanted(
    list(
      shape({
        product: filledText,
        percent,
        /** Kind of gambling, where it is not the offer's. Some markets allow one kind in an offer. */
        kind: optional(v.picklist(['casino', 'bingo', 'betting', 'lottery'])),
      }),
    ),
    [],
  ),
});

/** The full legal terms, and their figures. */
export const offerTerms = shape({
  html: wanted(filledText),
  minDeposit: optional(money),
  maxBonus: optional(money),
  freeSpins: optional(shape({ count: amount, gameSlug: wanted(slugText), spinValue: money })),
  wagering: optional(list(wagering)),
  maxBet: optional(filledText),
});

export const promotion = shape({
  ...promotionCard.entries,
  body: filledText,
  terms: wanted(offerTerms),
  seo: wanted(seo),
  updatedAt: wanted(dayOrInstant),
  alternates: optional(alternates),
  draft: optional(v.boolean()),
});
export type Promotion = v.InferOutput<typeof promotion>;
export const promotionsPage = page(promotionCard);

export const featureCard = shape({
  id: filledText,
  slug: slugText,
  title: filledText,
  teaser: wanted(filledText),
  image: wanted(img),
});
export type FeatureCard = v.InferOutput<typeof featureCard>;

export const feature = shape({
  ...featureCard.entries,
  body: filledText,
  cta: optional(labelledLink),
  seo: wanted(seo),
  updatedAt: wanted(dayOrInstant),
  alternates: optional(alternates),
  draft: optional(v.boolean()),
});
export type Feature = v.InferOutput<typeof feature>;
export const featuresPage = page(featureCard);

/** The first page of promotions or of features: cards in groups, in the order to show them. */
const cmsHome = <TCard extends v.GenericSchema>(card: TCard) =>
  shape({
    seo: wanted(seo),
    title: wanted(filledText),
    introHtml: optional(filledText),
    groups: primaryList(shape({ code: filledText, title: filledText, items: list(card) })),
    termsHtml: optional(filledText),
    draft: optional(v.boolean()),
  });
export const promotionsHome = cmsHome(promotionCard);
export type PromotionsHome = v.InferOutput<typeof promotionsHome>;
export const featuresHome = cmsHome(featureCard);
export type FeaturesHome = v.InferOutput<typeof featuresHome>;

/** Number of games in a block that sets no limit. */
const usualLimit = 12;
const mostGames = 100;

/** Blocks of a page. Unknown types are dropped from the list. */
export const block = v.variant('type', [
  shape({ type: v.literal('html'), html: filledText }),
  shape({
    type: v.literal('games'),
    title: filledText,
    groups: list(filledText),
    limit: wanted(v.pipe(amount, v.integer(), v.minValue(1), v.maxValue(mostGames)), usualLimit),
  }),
  shape({
    type: v.literal('steps'),
    title: filledText,
    items: list(shape({ title: filledText, text: wanted(filledText) })),
  }),
  shape({
    type: v.literal('offer'),
    title: filledText,
    text: wanted(filledText),
    cta: labelledLink,
    terms: filledText,
  }),
]);
export type Block = v.InferOutput<typeof block>;

export const contentPage = shape({
  code: wanted(filledText),
  slug: wanted(slugText),
  title: filledText,
  seo: wanted(seo),
  blocks: list(block),
  updatedAt: wanted(dayOrInstant),
  alternates: optional(alternates),
});
export type ContentPage = v.InferOutput<typeof contentPage>;

/** Landing pages are in no menu. Sitemaps find them by this list, which is requested without code and slug. */
export const landingPages = page(shape({ slug: slugText, title: wanted(filledText) }));

export const termsText = shape({
  key: wanted(filledText),
  title: wanted(filledText),
  body: filledText,
  version: wanted(filledText),
  effectiveFrom: wanted(dayOrInstant),
});
