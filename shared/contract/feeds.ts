import * as v from 'valibot';
import { alternates, filledText, img, money, seo, sitePath, slugText } from './basics.ts';
import { dayOrInstant, instant } from './dates.ts';
import { list, primaryList } from './list.ts';
import { optional, shape, wanted } from './tolerant.ts';

/** A legal or help text. `body` is unsanitised HTML, and an empty one means that there is no text (SEO-08). */
export const simpleFeed = shape({
  version: wanted(filledText),
  effectiveFrom: wanted(dayOrInstant),
  title: wanted(filledText),
  body: v.string(),
});
export type SimpleFeed = v.InferOutput<typeof simpleFeed>;

export const paymentOption = shape({
  key: filledText,
  name: filledText,
  slug: slugText,
  has_info: wanted(v.boolean(), false),
  light_img_url: wanted(filledText),
  dark_img_url: wanted(filledText),
});
export type PaymentOption = v.InferOutput<typeof paymentOption>;
export const paymentOptions = primaryList(paymentOption);

export const paymentInfo = shape({
  key: wanted(filledText),
  name: filledText,
  title: wanted(filledText),
  body: filledText,
  min: optional(money),
  max: optional(money),
  depositTime: optional(filledText),
  withdrawalTime: optional(filledText),
  fees: optional(filledText),
  seo: optional(seo),
  alternates: optional(alternates),
});
export type PaymentInfo = v.InferOutput<typeof paymentInfo>;

/** `displayName` comes masked: no service may send a player's name. */
export const winner = shape({
  id: filledText,
  displayName: wanted(filledText),
  gameSlug: wanted(slugText),
  gameName: filledText,
  path: wanted(sitePath),
  image: wanted(img),
  amount: money,
  wonAt: wanted(instant),
});
export type Winner = v.InferOutput<typeof winner>;
export const winnersFeed = shape({ asOf: wanted(instant), items: primaryList(winner) });

export const faqEntry = shape({ id: filledText, question: filledText, answerHtml: filledText });
export const faqFeed = shape({
  categories: primaryList(shape({ code: filledText, title: filledText, items: wanted(list(faqEntry), []) })),
  updatedAt: wanted(dayOrInstant),
});
export type FaqFeed = v.InferOutput<typeof faqFeed>;
