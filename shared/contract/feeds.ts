import * as v from 'valibot';
import { alternates, img, money, sitePath } from './basics.ts';
import { list, mainList } from './list.ts';

/** A legal or help text: `body` is html that nobody has cleaned yet. */
export const simpleFeed = v.object({ version: v.string(), title: v.string(), body: v.string() });
export type SimpleFeed = v.InferOutput<typeof simpleFeed>;

export const paymentOption = v.object({
  key: v.string(),
  name: v.string(),
  slug: v.string(),
  has_info: v.boolean(),
  light_img_url: v.string(),
  dark_img_url: v.string(),
});
export type PaymentOption = v.InferOutput<typeof paymentOption>;
export const paymentOptions = mainList(paymentOption);

export const paymentInfo = v.object({
  key: v.string(),
  name: v.string(),
  title: v.string(),
  body: v.string(),
  min: v.optional(money),
  max: v.optional(money),
  depositTime: v.optional(v.string()),
  withdrawalTime: v.optional(v.string()),
  fees: v.optional(v.string()),
  alternates: v.optional(alternates),
});
export type PaymentInfo = v.InferOutput<typeof paymentInfo>;

/** `displayName` comes masked: no service may send a player's name. */
export const winner = v.object({
  id: v.string(),
  displayName: v.string(),
  gameSlug: v.string(),
  gameName: v.string(),
  path: sitePath,
  image: img,
  amount: money,
  wonAt: v.string(),
});
export type Winner = v.InferOutput<typeof winner>;
export const winnersFeed = v.object({ asOf: v.string(), items: mainList(winner) });
export type WinnersFeed = v.InferOutput<typeof winnersFeed>;

export const faqEntry = v.object({ id: v.string(), question: v.string(), answerHtml: v.string() });
export const faqFeed = v.object({
  categories: mainList(v.object({ code: v.string(), title: v.string(), items: list(faqEntry) })),
  updatedAt: v.string(),
});
export type FaqFeed = v.InferOutput<typeof faqFeed>;
