import * as feeds from '../../../shared/contract/feeds.ts';
import { jackpotsFeed } from '../../../shared/contract/jackpots.ts';
import { api, type Call, culture, missing } from './call.ts';

export const feedCalls: readonly Call[] = [
  {
    ...api,
    id: 'getFeed',
    path: '/api/v1/feeds/simple/',
    summary: 'A legal or help text. An empty body says that there is none.',
    parameters: ['culture', 'feedCode'],
    response: feeds.simpleFeed,
    errors: missing,
    examples: { privacy: { ...culture, feedCode: 'privacy' } },
  },
  {
    ...api,
    id: 'listJackpots',
    path: '/api/v1/feeds/jackpots/',
    summary: 'Jackpots as of a moment, and how fast they grow.',
    parameters: ['culture', 'currency?', 'type?'],
    response: jackpotsFeed,
    examples: { all: culture },
  },
  {
    ...api,
    id: 'listPaymentOptions',
    path: '/api/v1/feeds/payment-options/',
    summary: 'Payment methods. Browsers cache the response.',
    parameters: ['culture'],
    response: feeds.paymentOptions,
    examples: { all: culture },
  },
  {
    ...api,
    id: 'getPaymentOption',
    path: '/api/v1/feeds/payment-options/{paymentSlug}',
    summary: 'One payment method.',
    parameters: ['paymentSlug', 'culture'],
    response: feeds.paymentInfo,
    errors: missing,
    examples: { one: { ...culture, paymentSlug: '$payment' } },
  },
  {
    ...api,
    id: 'listWinners',
    path: '/api/v1/feeds/winners/',
    summary: 'The latest wins. Names are masked by the service.',
    parameters: ['culture', 'limit?'],
    response: feeds.winnersFeed,
    examples: { all: { ...culture, limit: 2 } },
  },
  {
    ...api,
    id: 'getFaq',
    path: '/api/v1/feeds/faq',
    summary: 'Questions and answers of the help page.',
    parameters: ['culture'],
    response: feeds.faqFeed,
    examples: { all: culture },
  },
];
