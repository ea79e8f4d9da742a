import {
  type Decision,
  type MainContent,
  type MainDecision,
  resolveGates,
  type PreloadPlan,
  resourcesAfter,
} from '../../shared/data/preloads/plan.ts';
import { planOf } from '../../shared/data/preloads/preloads.ts';
import { emulatedResource } from '../../shared/data/emulated-resource.ts';
import type { PageItem } from '../../shared/data/page-item.ts';
import { failed, type Resource, type Result } from '../../shared/data/resource.ts';
import { errorMatch } from '../../shared/routing/match.ts';
import { withFallback } from '../async/time-limit.ts';
import type { Position, Purges } from '../cache/purges.ts';
import { notFoundTarget, type PageTarget } from '../http/request/target.ts';
import type { Loading } from '../render/view.ts';
import type { Caller, Upstream } from '../upstream/upstream.ts';

export interface Loaded {
  loading: ReadonlyMap<string, Loading>;
  decision: Decision;
  /** The item that the page is about. */
  item?: PageItem | undefined;
  main?: MainContent | undefined;
}

const unknownYet = Promise.resolve(failed);

/** A resource in flight. Only the first result is used, and it starts the resources that it names. */
interface Started extends Loading {
  take(result: Result<unknown>): Result<unknown>;
}

/** Starts every fetch of the page at once. Resources that a result names are added when it arrives. */
function startAll(
  plan: PreloadPlan,
  toCall: (resource: Resource<unknown>) => Resource<unknown>,
  read: (resource: Resource<unknown>) => Result<unknown> | Promise<Result<unknown>>,
) {
  const loading = new Map<string, Started>();
  function start(named: Resource<unknown>) {
    if (loading.has(named.key)) return;
    const resource = toCall(named);
    const reading = read(resource);
    const take = (result: Result<unknown>) => {
      // Ignore responses that arrive after the gate has timed out.
      if (entry.result) return entry.result;
      entry.result = result;
      for (const next of resourcesAfter(plan, resource, result)) start(next);
      return result;
    };
    const entry: Started = { resource, promise: unknownYet, take };
    loading.set(resource.key, entry);
    // `take` starts the follow-ups before this promise resolves, so its readers find them in `loading`.
    entry.promise = reading instanceof Promise ? reading.then(take) : Promise.resolve(take(reading));
  }
  for (const resource of [...plan.gates.map((gate) => gate.resource), ...plan.deferred]) start(resource);
  return loading;
}

/**
 * Starts a route's data and waits for its gates, at most `gateTimeoutMs`. A late gate falls back to its last good
 * response.
 */
export async function loadPage(
  target: PageTarget,
  upstream: Upstream,
  caller: Caller,
  gateTimeoutMs: number,
  plan: PreloadPlan = planOf(target.match, target),
): Promise<Loaded> {
  const { brandConfig, isEmulated, now } = target;
  const toCall = (resource: Resource<unknown>) => (isEmulated ? emulatedResource(resource, now) : resource);
  const loading = startAll(plan, toCall, (resource) => upstream.read(brandConfig, resource, caller));
  const startedAt = performance.now();
  // The time limits run in parallel, so several gates take no longer than one.
  const inTime = async (resource: Resource<unknown>) => {
    const entry = loading.get(resource.key);
    if (!entry) return failed;
    const result =
      entry.result ?? (await withFallback<Result<unknown> | undefined>(entry.promise, gateTimeoutMs, undefined));
    return entry.take(
      result ?? upstream.lastGood(brandConfig, entry.resource, caller, performance.now() - startedAt) ?? failed,
    );
  };
  const results = new Map(plan.gates.map(({ resource }) => [resource, inTime(resource)]));
  const resolved = await resolveGates(plan, (resource) => results.get(resource) ?? failed);
  return { loading, ...resolved, main: plan.main };
}

/** `isNew` marks a redirect with a random target. */
export type Redirected = { kind: 'redirect'; location: string; isNew?: true };

/** When a page's fetches began. */
export interface FetchStart {
  /** Start of the fetches, not of the render, by `performance.now()`: the page is as old as its data. */
  renderedAt: number;
  /** Purges that had been applied by then. */
  position: Position;
}

/** A page whose gates have resolved, with its data as far as it has arrived. */
export interface ResolvedPage extends FetchStart {
  kind: 'page';
  /** The page to render. A gate may have changed the requested one. */
  target: PageTarget;
  loaded: Loaded;
  /** Status unless the main content changes it. */
  status: number;
}

/** Outcome of a page's gates. */
export type Resolved = Redirected | ResolvedPage;

export interface DecideOptions {
  upstream: Upstream;
  purges: Purges;
  gateTimeoutMs: number;
  requestId: string;
  signal: AbortSignal;
}

const nothing: Loaded = { loading: new Map(), decision: 'render' };

/** Starts all data of a page and, from its gates, resolves status, redirect and the page to render. */
export async function decidePage(target: PageTarget, options: DecideOptions): Promise<Resolved> {
  const { upstream, purges, gateTimeoutMs, requestId, signal } = options;
  const start = { renderedAt: performance.now(), position: purges.position };
  const loaded = await loadPage(target, upstream, { requestId, signal, route: target.match.key }, gateTimeoutMs);
  if (typeof loaded.decision === 'object') {
    const { redirect, new: isNew } = loaded.decision;
    return { kind: 'redirect', location: target.culture.routePrefix + redirect, ...(isNew && { isNew }) };
  }
  if (loaded.decision === 'notFound') return decideNotFound(target, options, start);
  if (loaded.decision === 'unavailable') {
    const { cacheKey: _, ...broken } = { ...target, match: errorMatch };
    return { kind: 'page', target: broken, loaded: nothing, status: 503, ...start };
  }
  return { kind: 'page', target, loaded, status: target.match.route.status ?? 200, ...start };
}

/** Resolves to the 404 page. */
export async function decideNotFound(
  requested: PageTarget,
  { upstream, gateTimeoutMs, requestId, signal }: DecideOptions,
  { renderedAt, position }: FetchStart,
): Promise<ResolvedPage> {
  const target = notFoundTarget(requested);
  const { main: _, ...loaded } = await loadPage(
    target,
    upstream,
    { requestId, signal, route: target.match.key },
    gateTimeoutMs,
  );
  return { kind: 'page', target, loaded, status: 404, renderedAt, position };
}

/** Decision of the main content, which is `render` until it has arrived. */
export function decideByMain({ loading, main }: Loaded): MainDecision {
  const result = main && loading.get(main.resource.key)?.result;
  return result ? main.decide(result) : 'render';
}

/**
 * The page with a result for every late call, or for the call with the key `only`: its last good response, otherwise a
 * failure. The given page is not changed, since its streams continue to wait.
 */
export function withoutLateData(
  resolved: ResolvedPage,
  upstream: Upstream,
  requestId: string,
  only?: string,
): ResolvedPage {
  const { target, loaded, renderedAt } = resolved;
  const waitedMs = performance.now() - renderedAt;
  const loading = new Map(
    [...loaded.loading].map(([key, entry]) => {
      if (entry.result || (only !== undefined && key !== only)) return [key, entry] as const;
      const result = upstream.lastGood(target.brandConfig, entry.resource, { requestId }, waitedMs) ?? failed;
      return [key, { ...entry, result }] as const;
    }),
  );
  return { ...resolved, loaded: { ...loaded, loading } };
}
