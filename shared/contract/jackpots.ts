import * as v from 'valibot';
import { img, money, sitePath } from './basics.ts';
import { list, mainList } from './list.ts';

/** Shown amount = min(amount + velocityPerSecond × (now − asOf), mustDropAmount), in minor units. */
export const jackpot = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(['mega', 'daily']),
  amount: money,
  velocityPerSecond: v.optional(v.number()),
  mustDropBy: v.optional(v.string()),
  mustDropAmount: v.optional(money),
  games: list(v.object({ slug: v.string(), name: v.string(), path: sitePath, image: img })),
  status: v.picklist(['active', 'suspended']),
  lastWonAt: v.optional(v.string()),
  lastWonAmount: v.optional(money),
});
export type Jackpot = v.InferOutput<typeof jackpot>;

export const jackpotsFeed = v.object({
  asOf: v.string(),
  pollSeconds: v.pipe(v.number(), v.minValue(1)),
  totals: v.object({ mega: v.optional(money), daily: v.optional(money) }),
  items: mainList(jackpot),
});
export type JackpotsFeed = v.InferOutput<typeof jackpotsFeed>;
