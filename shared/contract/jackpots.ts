import * as v from 'valibot';
import { amount, filledText, img, money, sitePath, slugText } from './basics.ts';
import { instant } from './dates.ts';
import { list, primaryList } from './list.ts';
import { optional, shape, wanted } from './tolerant.ts';

/** Shown amount = min(amount + velocityPerSecond × (now − asOf), mustDropAmount), in minor units. */
export const jackpot = shape({
  id: filledText,
  name: filledText,
  type: wanted(v.picklist(['mega', 'daily'])),
  amount: money,
  velocityPerSecond: optional(amount),
  mustDropBy: optional(instant),
  mustDropAmount: optional(money),
  games: wanted(
    list(shape({ slug: wanted(slugText), name: wanted(filledText), path: sitePath, image: wanted(img) })),
    [],
  ),
  status: wanted(v.picklist(['active', 'suspended']), 'active'),
  lastWonAt: optional(instant),
  lastWonAmount: optional(money),
});

/** Default polling interval of the feed, in seconds. */
const usualPollSeconds = 30;

export const jackpotsFeed = shape({
  asOf: wanted(instant),
  pollSeconds: wanted(v.pipe(v.number(), v.minValue(1), v.maxValue(86_400)), usualPollSeconds),
  totals: wanted(shape({ mega: optional(money), daily: optional(money) }), {}),
  items: primaryList(jackpot),
});
