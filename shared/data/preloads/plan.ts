import type { Culture } from '../../../locales/index.ts';
import type { Route } from '../../routing/route.ts';
import type { PageItem } from '../page-item.ts';
import type { Resource, Result } from '../resource.ts';

/** What a gate's answer means for the page's status. A redirect that is `new` each time is kept by nobody. */
export type Decision = 'render' | 'notFound' | 'unavailable' | { redirect: string; new?: true };

/** A resource that must have answered before the first byte, because it decides status, redirect or head. */
export interface Gate {
  resource: Resource<unknown>;
  decide: (result: Result<unknown>) => Decision;
  /** What the head tells of a found answer. */
  describe?: (data: unknown) => PageItem;
}

/** What can be named only by another's answer: the games of a block, the cards in a post. */
export interface FollowUp {
  after: Resource<unknown>;
  resources: (data: unknown) => readonly Resource<unknown>[];
}

/** All that a page reads. Every fetch is started at once, or as soon as it can be named; only the gates are waited for. */
export interface PreloadPlan {
  gates: readonly Gate[];
  deferred: readonly Resource<unknown>[];
  followUps?: readonly FollowUp[];
  /** What the address alone says: nothing has to be asked. */
  decision?: Decision;
}

export interface PreloadContext<Params> {
  culture: Culture;
  params: Params;
  search: URLSearchParams;
  route: Pick<Route, 'key' | 'gameGroups' | 'cultureGameGroups' | 'banner'>;
  /** Path without prefix, as asked. */
  path: string;
  /** Epoch milliseconds: what is on is chosen by it. */
  now: number;
}

export type Preloads<Params> = (context: PreloadContext<Params>) => PreloadPlan;

/** An item's page: not there is 404; a service that cannot say is 503. */
const decideItem = (result: Result<unknown>): Decision =>
  result.state === 'found' ? 'render' : result.state === 'notFound' ? 'notFound' : 'unavailable';

/** A gate as its resource's type has it; in a plan, which holds gates of all kinds, that type is forgotten. */
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

/** The gate of an item's own page. One that says that it lives at another path is sent there. */
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

/** The gate of a list's further page: one past the end is not found. Without its service it stays 200. */
export function furtherPageGate<T extends { total: number }>(list: Resource<T>, offset: number): Gate {
  return gate(list, (result) => (result.state === 'found' && offset >= result.data.total ? 'notFound' : 'render'));
}

/** The same for what an answer names. `resources` is asked only when `after` was found. */
export function followUp<T>(after: Resource<T>, resources: (data: T) => readonly Resource<unknown>[]): FollowUp {
  return { after, resources: resources as FollowUp['resources'] };
}

/** What is to be fetched now that a resource of the plan has answered. */
export function resourcesAfter(
  { followUps = [] }: PreloadPlan,
  { key }: Resource<unknown>,
  result: Result<unknown>,
): readonly Resource<unknown>[] {
  if (result.state !== 'found') return [];
  return followUps.flatMap(({ after, resources }) => (after.key === key ? resources(result.data) : []));
}

/**
 * What the gates of a page decide, in their order: the first that does not say `render` has the last word. The item is the first that one of
 * them describes.
 */
export async function passGates(
  plan: PreloadPlan,
  answerOf: (resource: Resource<unknown>) => Result<unknown> | Promise<Result<unknown>>,
): Promise<{ decision: Decision; item: PageItem | undefined }> {
  let { decision = 'render' } = plan;
  let item: PageItem | undefined;
  for (const { resource, decide, describe } of plan.gates) {
    const result = await answerOf(resource);
    decision = decide(result);
    if (decision !== 'render') break;
    if (result.state === 'found') item ??= describe?.(result.data);
  }
  return { decision, item };
}

/** A page that its address alone decides on. */
export const decided = (decision: Decision): PreloadPlan => ({ gates: [], deferred: [], decision });

/** A page that waits for nothing. */
export function deferred(...resources: readonly Resource<unknown>[]): PreloadPlan {
  return { gates: [], deferred: resources };
}
