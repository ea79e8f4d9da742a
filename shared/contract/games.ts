import * as v from 'valibot';
import { alternates, filledText, img, money, number, percent, seo, sitePath, slugText } from './basics.ts';
import { badgeCodes, gameStatuses, specKeys, volatilityCodes } from './codes.ts';
import { dayOrInstant } from './dates.ts';
import { count, list, primaryList, page } from './list.ts';
import { optional, shape, wanted } from './tolerant.ts';

export type { Badge, SpecKey, Volatility } from './codes.ts';

const badge = v.picklist(badgeCodes);
const volatility = v.picklist(volatilityCodes);
const gameStatus = v.picklist(gameStatuses);

export const gameCard = shape({
  id: filledText,
  slug: slugText,
  name: filledText,
  groups: wanted(list(v.string()), []),
  path: sitePath,
  provider: wanted(shape({ code: wanted(filledText), name: filledText })),
  image: wanted(img),
  badges: wanted(list(badge), []),
  rating: optional(number),
  jackpotId: optional(filledText),
  isLive: wanted(v.boolean(), false),
  volatility: optional(volatility),
  rtp: optional(percent),
  minBet: optional(money),
  maxBet: optional(money),
  mechanic: optional(filledText),
  themes: optional(list(filledText)),
  features: optional(list(filledText)),
  releasedAt: optional(dayOrInstant),
  popularity: wanted(number, 0),
  status: wanted(gameStatus, 'active'),
});

const specKey = v.picklist(specKeys);
const note = optional(filledText);

/**
 * One parameter of a game as players see it. `kind` is the format of `value`: money and moneyRange in minor units, percent
 * as 96.2, schedule as a list of local times "HH:MM", enum as a code that the site translates.
 */
export const spec = v.variant('kind', [
  shape({ key: specKey, kind: v.literal('money'), value: money, note }),
  shape({ key: specKey, kind: v.literal('moneyRange'), value: shape({ min: money, max: money }), note }),
  shape({ key: specKey, kind: v.literal('percent'), value: percent, note }),
  shape({ key: specKey, kind: v.literal('int'), value: v.pipe(number, v.integer()), note }),
  shape({ key: specKey, kind: v.literal('text'), value: v.string(), note }),
  shape({ key: specKey, kind: v.literal('bool'), value: v.boolean(), note }),
  shape({ key: specKey, kind: v.literal('enum'), value: v.string(), note }),
  shape({ key: specKey, kind: v.literal('schedule'), value: list(filledText), note }),
]);
export type Spec = v.InferOutput<typeof spec>;

export const gameInfo = shape({
  card: gameCard,
  seo: wanted(seo),
  breadcrumbs: optional(list(shape({ name: filledText, path: sitePath }))),
  specs: wanted(list(spec), []),
  hero: optional(shape({ desktop: img, mobile: img })),
  screenshots: optional(list(img)),
  related: optional(list(gameCard)),
  playTarget: wanted(shape({ gameId: wanted(filledText), platformPath: filledText })),
  bonusTerms: optional(shape({ text: filledText, termsPath: wanted(sitePath) })),
  notice: optional(filledText),
  alternates: optional(alternates),
  draft: optional(v.boolean()),
});

const facetValue = shape({ code: filledText, count: wanted(count) });

/** Number of games by value, in the whole list and not in this page only. */
export const facets = shape({
  provider: wanted(list(shape({ code: filledText, name: filledText, count: wanted(count) }))),
  volatility: wanted(list(facetValue)),
  feature: wanted(list(facetValue)),
});
export type Facets = v.InferOutput<typeof facets>;

export const gamePage = shape({ ...page(gameCard).entries, facets: optional(facets) });

export const extendedGamePage = page(
  shape({ ...gameCard.entries, shortText: optional(filledText), specs: wanted(list(spec), []) }),
);

export const gameGroup = shape({
  code: filledText,
  title: filledText,
  path: wanted(sitePath),
  total: wanted(count),
  items: primaryList(gameCard),
});

export const gamesByGroups = shape({ groups: primaryList(gameGroup) });

export const gameSpecs = shape({ gameId: wanted(filledText), specs: list(spec) });

export const gameContent = shape({
  gameId: wanted(filledText),
  intro: optional(filledText),
  sections: wanted(
    list(shape({ id: wanted(filledText), heading: filledText, html: filledText, image: optional(img) })),
    [],
  ),
  faq: optional(list(shape({ question: filledText, answerHtml: filledText }))),
  updatedAt: wanted(dayOrInstant),
});

export const siteMapEntry = shape({
  slug: wanted(slugText),
  group: wanted(filledText),
  path: sitePath,
  updatedAt: wanted(dayOrInstant),
  alternates: optional(alternates),
});
export const gamesSiteMap = page(siteMapEntry);
export type SiteMapEntry = v.InferOutput<typeof siteMapEntry>;
