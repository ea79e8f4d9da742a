import type { CultureCode } from '../../locales/index.ts';
import { resource } from './resource.ts';

/** Loaded with the first response, since hydration needs no schemas. */
const contract = () => import('../contract/feeds.ts');

const html = { html: true } as const;

/** Winners that the page of winners shows. */
const winnersLimit = 30;

/*
 * The calls of `feeds/`: a legal text by the key of its route, questions, winners, payment methods and their texts.
 */

export const simpleFeed = (culture: CultureCode, feedCode: string) =>
  resource('v1/feeds/simple/', { culture, feedCode }, async () => (await contract()).simpleFeed, {
    readHtml: (body) => ({ body }),
  });

export const faq = (culture: CultureCode) =>
  resource('v1/feeds/faq', { culture }, async () => (await contract()).faqFeed, html);

export const winners = (culture: CultureCode, limit = winnersLimit) =>
  resource('v1/feeds/winners/', { culture, limit }, async () => (await contract()).winnersFeed);

/** Browsers never refetch it during a visit. */
export const paymentOptions = (culture: CultureCode) =>
  resource('v1/feeds/payment-options/', { culture }, async () => (await contract()).paymentOptions, {
    freshMs: Number.POSITIVE_INFINITY,
  });

export const paymentInfo = (culture: CultureCode, slug: string) =>
  resource('v1/feeds/payment-options/', { culture }, async () => (await contract()).paymentInfo, { html: true, slug });
