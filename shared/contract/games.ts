import * as v from 'valibot';
import { alternates, filledText, img, money, seo, sitePath } from './basics.ts';
import { badgeCodes, specKeys, volatilityCodes } from './codes.ts';
import { list, mainList, page } from './list.ts';

export type { Badge, SpecKey, Volatility } from './codes.ts';

const badge = v.picklist(badgeCodes);
const volatility = v.picklist(volatilityCodes);
export const gameStatus = v.picklist(['active', 'maintenance', 'retired']);

export const gameCard = v.object({
  id: filledText,
  slug: filledText,
  name: filledText,
  groups: v.array(v.string()),
  path: sitePath,
  provider: v.object({ code: v.string(), name: v.string() }),
  image: img,
  badges: list(badge),
  rating: v.optional(v.number()),
  jackpotId: v.optional(v.string()),
  isLive: v.boolean(),
  volatility: v.optional(v.fallback(v.optional(volatility), undefined)),
  rtp: v.optional(v.number()),
  minBet: v.optional(money),
  maxBet: v.optional(money),
  mechanic: v.optional(v.string()),
  themes: v.optional(v.array(v.string())),
  features: v.optional(v.array(v.string())),
  releasedAt: v.optional(v.string()),
  popularity: v.number(),
  status: gameStatus,
});
export type GameCard = v.InferOutput<typeof gameCard>;

const specKey = v.picklist(specKeys);
const note = v.optional(v.string());

/**
 * One parameter of a game as players see it; `kind` says how `value` is read: money and moneyRange in minor units, percent
 * as 96.2, schedule as a list of local times "HH:MM", enum as a code that the site translates.
 */
export const spec = v.variant('kind', [
  v.object({ key: specKey, kind: v.literal('money'), value: money, note }),
  v.object({ key: specKey, kind: v.literal('moneyRange'), value: v.object({ min: money, max: money }), note }),
  v.object({ key: specKey, kind: v.literal('percent'), value: v.number(), note }),
  v.object({ key: specKey, kind: v.literal('int'), value: v.pipe(v.number(), v.integer()), note }),
  v.object({ key: specKey, kind: v.literal('text'), value: v.string(), note }),
  v.object({ key: specKey, kind: v.literal('bool'), value: v.boolean(), note }),
  v.object({ key: specKey, kind: v.literal('enum'), value: v.string(), note }),
  v.object({ key: specKey, kind: v.literal('schedule'), value: v.array(v.string()), note }),
]);
export type Spec = v.InferOutput<typeof spec>;

export const gameInfo = v.object({
  card: gameCard,
  seo,
  breadcrumbs: v.optional(list(v.object({ name: v.string(), path: sitePath }))),
  specs: list(spec),
  hero: v.optional(v.object({ desktop: img, mobile: img })),
  screenshots: v.optional(list(img)),
  related: v.optional(list(gameCard)),
  playTarget: v.object({ gameId: v.string(), platformPath: v.string() }),
  bonusTerms: v.optional(v.object({ text: v.string(), termsPath: sitePath })),
  notice: v.optional(v.string()),
  alternates: v.optional(alternates),
  draft: v.optional(v.boolean()),
});
export type GameInfo = v.InferOutput<typeof gameInfo>;

const facetValue = v.object({ code: v.string(), count: v.number() });

/** How many games of the whole answer (not of this page) carry each value. */
export const facets = v.object({
  provider: list(v.object({ code: v.string(), name: v.string(), count: v.number() })),
  volatility: list(facetValue),
  feature: list(facetValue),
});
export type Facets = v.InferOutput<typeof facets>;

export const gamePage = v.object({ ...page(gameCard).entries, facets: v.optional(facets) });

export const extendedGamePage = page(
  v.object({ ...gameCard.entries, shortText: v.optional(v.string()), specs: list(spec) }),
);

export const gameGroup = v.object({
  code: v.string(),
  title: v.string(),
  path: sitePath,
  total: v.number(),
  items: mainList(gameCard),
});

export const gamesByGroups = v.object({ groups: mainList(gameGroup) });

export const gameSpecs = v.object({ gameId: v.string(), specs: list(spec) });

export const gameContent = v.object({
  gameId: v.string(),
  intro: v.optional(v.string()),
  sections: list(v.object({ id: v.string(), heading: v.string(), html: v.string(), image: v.optional(img) })),
  faq: v.optional(list(v.object({ question: v.string(), answerHtml: v.string() }))),
  updatedAt: v.string(),
});
export type GameContent = v.InferOutput<typeof gameContent>;

export const siteMapEntry = v.object({
  slug: v.string(),
  group: v.string(),
  path: sitePath,
  updatedAt: v.string(),
  alternates: v.optional(alternates),
});
export const gamesSiteMap = page(siteMapEntry);
export type SiteMapEntry = v.InferOutput<typeof siteMapEntry>;
