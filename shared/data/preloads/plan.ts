import type { Culture } from '../../../locales/index.ts';
import type { BtCode } from '../../banner/bt.ts';
import type { Route } from '../../routing/route.ts';
import type { PageItem } from '../page-item.ts';
import type { Resource, Result } from '../resource.ts';

/** Effect of a gate on the page's status. A redirect marked `new` is random and must not be cached. */
export type Decision = 'render' | 'notFound' | 'unavailable' | { redirect: string; new?: true };

/** A resource that must resolve before the first byte, because it determines status, redirect or head. */
export interface Gate {
  resource: Resource<unknown>;
  decide: (result: Result<unknown>) => Decision;
  /** Describes a found item for the head. */
  describe?: (data: unknown) => PageItem;
}

/** Status from the main content, while the page's status has not been sent. */
export type MainDecision = 'render' | 'notFound' | 'unavailable';

/**
 * Main content of a page: the games of a category, the text of a legal page. A page is sent without other data, but
 * without this one it is not a success (SEO-08).
 */
export interface MainContent {
  resource: Resource<unknown>;
  decide: (result: Result<unknown>) => MainDecision;
  /** Describes the page for the head, if it has arrived by then. Until then the culture's texts for the route do. */
  describe?: (data: unknown) => PageItem;
}

/** Resources that only another result can name: the games of a block, the cards in a post. */
export interface FollowUp {
  after: Resource<unknown>;
  resources: (data: unknown) => readonly Resource<unknown>[];
}

/**
 * All data of a page. Every fetch starts at once, or as soon as its parameters are known. Only the gates are awaited.
 */
export interface PreloadPlan {
  gates: readonly Gate[];
  deferred: readonly Resource<unknown>[];
  followUps?: readonly FollowUp[];
  main?: MainContent;
  /** Result that the URL alone determines, without a fetch. */
  decision?: Decision;
}

export interface PreloadContext<Params> {
  culture: Culture;
  params: Params;
  search: URLSearchParams;
  route: Pick<Route, 'key' | 'contentType' | 'gameGroups' | 'cultureGameGroups' | 'banner'>;
  /** The visitor's brand tracking code, known in browsers only. */
  bt?: Partial<BtCode>;
  /** The requested path, without prefix. */
  path: string;
  /** Epoch milliseconds. Selects the current banners and slides. */
  now: number;
}

export type Preloads<Params> = (context: PreloadContext<Params>) => PreloadPlan;

/** Status of an item's page: 404 when it is missing, 503 when the service fails. */
const decideItem = (result: Result<unknown>): Decision =>
  result.state === 'found' ? 'render' : result.state === 'notFound' ? 'notFound' : 'unavailable';

/** A gate with its resource's type. A plan, which holds gates of all kinds, erases that type. */
export function gate<T>(
  resource: Resource<T>,
  decide: (result: Result<T>) => Decision,
  describe?: (data: T) => PageItem,
): Gate {
  return {
    resource,
    decide: decide as Gate['decide'],
    ...(describe && { describe: describe as NonNullable<Gate['describe']> }),
  };
}

/** Gate of an item's page. Redirects when the item has another path. */
export function itemGate<T>(
  resource: Resource<T>,
  describe: (data: T) => PageItem,
  redirect?: (data: T) => string | undefined,
): Gate {
  return gate(
    resource,
    (result) => {
      const elsewhere = result.state === 'found' ? redirect?.(result.data) : undefined;
      return elsewhere === undefined ? decideItem(result) : { redirect: elsewhere };
    },
    describe,
  );
}

/** Gate of a list's further page: 404 past the end. A failing service is left to the main content. */
export function furtherPageGate<T extends { total: number }>(list: Resource<T>, offset: number): Gate {
  return gate(list, (result) => (result.state === 'found' && offset >= result.data.total ? 'notFound' : 'render'));
}

/** Main content with its resource's type, which a plan erases. */
function mainContent<T>(
  resource: Resource<T>,
  decide: (result: Result<T>) => MainDecision,
  describe?: (data: T) => PageItem,
): MainContent {
  return {
    resource,
    decide: decide as MainContent['decide'],
    ...(describe && { describe: describe as NonNullable<MainContent['describe']> }),
  };
}

/** Main content that the site itself links to. When the service lacks it, that is a failure. */
export const mainList = <T>(resource: Resource<T>, describe?: (data: T) => PageItem): MainContent =>
  mainContent(resource, ({ state }) => (state === 'found' ? 'render' : 'unavailable'), describe);

/** An editorial text. Without content there is no such page. */
export const mainText = <T>(
  resource: Resource<T>,
  isBlank: (data: T) => boolean,
  describe?: (data: T) => PageItem,
): MainContent =>
  mainContent(
    resource,
    (result) => {
      if (result.state === 'failed') return 'unavailable';
      return result.state === 'notFound' || isBlank(result.data) ? 'notFound' : 'render';
    },
    describe,
  );

/** The item that main content describes. */
export const itemOfMain = ({ describe }: MainContent, result: Result<unknown> | undefined): PageItem | undefined =>
  result?.state === 'found' ? describe?.(result.data) : undefined;

/** Resources named by a result. `resources` is called only when `after` was found. */
export function followUp<T>(after: Resource<T>, resources: (data: T) => readonly Resource<unknown>[]): FollowUp {
  return { after, resources: resources as FollowUp['resources'] };
}

/** Resources to fetch after a resource of the plan has resolved. */
export function resourcesAfter(
  { followUps = [] }: PreloadPlan,
  { key }: Resource<unknown>,
  result: Result<unknown>,
): readonly Resource<unknown>[] {
  if (result.state !== 'found') return [];
  return followUps.flatMap(({ after, resources }) => (after.key === key ? resources(result.data) : []));
}

/**
 * Outcome of a page's gates in order: the first that is not `render` wins. The item is the first one that a gate
 * describes.
 */
export async function resolveGates(
  plan: PreloadPlan,
  resultOf: (resource: Resource<unknown>) => Result<unknown> | Promise<Result<unknown>>,
): Promise<{ decision: Decision; item: PageItem | undefined }> {
  let { decision = 'render' } = plan;
  let item: PageItem | undefined;
  for (const { resource, decide, describe } of plan.gates) {
    const result = await resultOf(resource);
    decision = decide(result);
    if (decision !== 'render') break;
    if (result.state === 'found') item ??= describe?.(result.data);
  }
  return { decision, item };
}

/** A plan that the URL alone determines. */
export const fixedPlan = (decision: Decision): PreloadPlan => ({ gates: [], deferred: [], decision });

/** A plan without gates. */
export function deferred(...resources: readonly Resource<unknown>[]): PreloadPlan {
  return { gates: [], deferred: resources };
}
