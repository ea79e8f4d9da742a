import type { ContentStore } from '../content/store.ts';
import type { GameStore } from '../games/store.ts';
import { caching, json } from '../http/response.ts';
import { type Endpoint, get, getConstant } from '../http/endpoint.ts';
import { orMissing } from '../http/found.ts';
import { code, culture, paging, required } from '../http/query.ts';
import { winnersAt } from './winners.ts';
import type { WrittenFaqFeed, WrittenPaymentInfo, WrittenWinnersFeed } from '../../../shared/contract/written.ts';

/** Legal and help texts, payment methods, questions, winners. */
export function createFeedsService(content: ContentStore, games: GameStore): Endpoint[] {
  return [
    getConstant(
      '/api/v1/feeds/simple/',
      { culture, feedCode: required(code) },
      ({ culture: cultureCode, feedCode }) => {
        const { card } = orMissing(content.byId(cultureCode, 'feed', feedCode), 'such feed');
        return json(card, caching.catalogue);
      },
    ),

    getConstant('/api/v1/feeds/payment-options/', { culture }, ({ culture: cultureCode }) =>
      json(
        [...content.list(cultureCode, 'payment'), ...content.list(cultureCode, 'payment-mark')].map(({ card }) => card),
        caching.catalogue,
      ),
    ),
    getConstant('/api/v1/feeds/payment-options/:slug/', { culture }, ({ culture: cultureCode }, { params }) => {
      const slug = params['slug'] ?? '';
      const { id, rest } = orMissing(content.bySlug(cultureCode, 'payment', slug), 'such payment method');
      const info: WrittenPaymentInfo = { ...rest, ...content.alternates('payment', id) };
      return json(info, caching.catalogue);
    }),

    getConstant('/api/v1/feeds/faq/', { culture }, ({ culture: cultureCode }) => {
      const categories = content.list(cultureCode, 'faq');
      const [updatedAt = ''] = categories
        .map((category) => category.updatedAt)
        .toSorted()
        .toReversed();
      const feed: WrittenFaqFeed = { categories: categories.map(({ card }) => card), updatedAt };
      return json(feed, caching.catalogue);
    }),

    get(
      '/api/v1/feeds/winners/',
      { culture, limit: paging(12, 50).limit },
      ({ culture: cultureCode, limit }, { now }) => {
        const feed: WrittenWinnersFeed = {
          asOf: new Date(now).toISOString(),
          items: winnersAt(games, cultureCode, now, limit),
        };
        return json(feed, caching.live);
      },
    ),
  ];
}
