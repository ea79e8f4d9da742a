import { btTexts, slides } from './banner.ts';
import { authors, post, tags } from './blog.ts';
import { faq } from './faq.ts';
import { feature } from './feature.ts';
import { featuresHome, promotionsHome } from './home.ts';
import type { Kind } from './kind.ts';
import { feed, terms } from './legal.ts';
import { page } from './page.ts';
import { paymentMarks } from './payment-marks.ts';
import { payment } from './payment.ts';
import { promotion } from './promotion.ts';

/** Every kind of file that content is made of. */
export const kinds: readonly Kind[] = [
  promotion,
  promotionsHome,
  feature,
  featuresHome,
  page,
  feed,
  terms,
  faq,
  payment,
  paymentMarks,
  post,
  tags,
  authors,
  btTexts,
  slides,
];
