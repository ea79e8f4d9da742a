import type {
  WrittenAuthor,
  WrittenPostCard,
  WrittenBtTexts,
  WrittenSlide,
  WrittenFeatureCard,
  WrittenTermsText,
  WrittenPaymentOption,
  WrittenSimpleFeed,
} from '../../../shared/contract/written.ts';
import type { StoredPost, StoredTag } from './kinds/blog.ts';
import type { StoredFaqCategory } from './kinds/faq.ts';
import type { StoredFeature } from './kinds/feature.ts';
import type { StoredHome } from './kinds/home.ts';
import type { StoredPage } from './kinds/page.ts';
import type { StoredPaymentInfo } from './kinds/payment.ts';
import type { StoredPromotion, StoredPromotionCard } from './kinds/promotion.ts';

/** Stored fields of an item: those for lists, and the additional ones for its own response. */
interface StoredFields<Card, Rest = undefined> {
  card: Card;
  rest: Rest;
}

/** Stored fields of each kind of item. */
export interface StoredKinds {
  promotion: StoredFields<StoredPromotionCard, StoredPromotion>;
  'promotions-home': StoredFields<StoredHome>;
  feature: StoredFields<WrittenFeatureCard, StoredFeature>;
  'features-home': StoredFields<StoredHome>;
  page: StoredFields<StoredPage>;
  landing: StoredFields<StoredPage>;
  feed: StoredFields<WrittenSimpleFeed>;
  terms: StoredFields<WrittenTermsText>;
  faq: StoredFields<StoredFaqCategory>;
  payment: StoredFields<WrittenPaymentOption, StoredPaymentInfo>;
  'payment-mark': StoredFields<WrittenPaymentOption>;
  post: StoredFields<WrittenPostCard, StoredPost>;
  tag: StoredFields<StoredTag>;
  author: StoredFields<WrittenAuthor>;
  bt: StoredFields<WrittenBtTexts>;
  slides: StoredFields<{ items: WrittenSlide[] }>;
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
