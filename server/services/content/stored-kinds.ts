import type { Author, PostCard } from '../../../shared/contract/blog.ts';
import type { BtTexts, Slide } from '../../../shared/contract/banners.ts';
import type { FeatureCard, TermsText } from '../../../shared/contract/cms.ts';
import type { PaymentOption, SimpleFeed } from '../../../shared/contract/feeds.ts';
import type { StoredPost, StoredTag } from './kinds/blog.ts';
import type { StoredFaqCategory } from './kinds/faq.ts';
import type { StoredFeature } from './kinds/feature.ts';
import type { StoredHome } from './kinds/home.ts';
import type { StoredPage } from './kinds/page.ts';
import type { StoredPaymentInfo } from './kinds/payment.ts';
import type { StoredPromotion, StoredPromotionCard } from './kinds/promotion.ts';

/** What is kept of an item: what lists show, and what its own call gives besides. */
interface Parts<Card, Rest = undefined> {
  card: Card;
  rest: Rest;
}

/** The kinds of items, and what is kept of each. */
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
