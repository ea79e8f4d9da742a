import * as feeds from '../feeds.ts';
import { contentPage } from '../cms.ts';
import { pageItem } from '../page-item.ts';
import { isBlankHtml } from '../is-blank-html.ts';
import { deferred, followUp, itemGate, mainList, mainText, type Preloads } from './plan.ts';

/*
 * Pages of feeds. Only a payment method's page has a gate, the method itself.
 */

/** The text that has the route's key as its feed code. */
export const feedPreloads: Preloads<object> = ({ culture, route }) => {
  const text = feeds.simpleFeed(culture.code, route.key);
  return { ...deferred(text), main: mainText(text, ({ body }) => isBlankHtml(body)) };
};

export const helpPreloads: Preloads<object> = ({ culture }) => {
  const questions = feeds.faq(culture.code);
  return { ...deferred(questions), main: mainList(questions) };
};

export const winnersPreloads: Preloads<object> = ({ culture, route }) => {
  const winners = feeds.winners(culture.code);
  return { ...deferred(winners, contentPage(culture.code, route.key)), main: mainList(winners) };
};

/** Costs and duration are part of each method's data. */
export const paymentMethodsPreloads: Preloads<object> = ({ culture }) => {
  const options = feeds.paymentOptions(culture.code);
  return {
    ...deferred(options),
    main: mainList(options),
    followUps: [
      followUp(options, (found) =>
        found.flatMap(({ slug, has_info: hasInfo }) => (hasInfo ? [feeds.paymentInfo(culture.code, slug)] : [])),
      ),
    ],
  };
};

export const paymentMethodPreloads: Preloads<{ readonly paymentSlug: string }> = ({ culture, params }) => ({
  gates: [
    itemGate(feeds.paymentInfo(culture.code, params.paymentSlug), ({ seo, ...info }) =>
      pageItem(info.name, seo ?? { title: info.title }, info),
    ),
  ],
  deferred: [feeds.paymentOptions(culture.code)],
});
