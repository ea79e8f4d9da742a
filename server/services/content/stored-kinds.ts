import type { Author, PostCard } from '../../../shared/contract/written.ts';
import type { BtTexts, Slide } from '../../../shared/contract/written.ts';
import type { FeatureCard, TermsText } from '../../../shared/contract/written.ts';
import type { PaymentOption, SimpleFeed } from '../../../shared/contract/written.ts';
import type { StoredPost, StoredTag } from './kinds/blog.ts';
import type { StoredFaqCategory } from './kinds/faq.ts';
import type { StoredFeature } from './kinds/feature.ts';
import type { StoredHome } from './kinds/home.ts';
import type { StoredPage } from './kinds/page.ts';
import type { StoredPaymentInfo } from './kinds/payment.ts';
import type { StoredPromotion, StoredPromotionCard } from './kinds/promotion.ts';

/** Stored fields of an item: those for lists, and the additional ones for its own response. */
interface Parts<Card, Rest = undefined> {
  card: Card;
  rest: Rest;
}

/** Stored fields of each kind of item. */
export interface StoredKinds {
  promotion: Parts<StoredPromotionCard, StoredPromotion>;
  'promotions-home': Parts<StoredHome>;
  feature: Parts<FeatureCard, StoredFeature>;
  'features-home': Parts<StoredHome>;
  page: Parts<StoredPage>;
  landing: Parts<StoredPage>;
  feed: Parts<SimpleFeed>;
  terms: Parts<TermsText>;
  faq: Parts<StoredFaqCategory>;
  payment: Parts<PaymentOption, StoredPaymentInfo>;
  'payment-mark': Parts<PaymentOption>;
  post: Parts<PostCard, StoredPost>;
  tag: Parts<StoredTag>;
  author: Parts<Author>;
  bt: Parts<BtTexts>;
  slides: Parts<{ items: Slide[] }>;
}
export type StoredKind = keyof StoredKinds;

/** An item as lists have it. */
export interface ListedItem<Kind extends StoredKind> {
  id: string;
  slug: string;
  section: string | undefined;
  updatedAt: string;
  card: StoredKinds[Kind]['card'];
}

export interface StoredItem<Kind extends StoredKind> extends ListedItem<Kind> {
  rest: StoredKinds[Kind]['rest'];
  isDraft: boolean;
}
