import type { MainDecision } from '../../shared/data/preloads/plan.ts';
import { failed } from '../../shared/data/resource.ts';
import { errorMatch } from '../../shared/routing/match.ts';
import type { Position, Purges } from '../cache/purges.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { type Loaded, loadPage } from './load.ts';
import { notFoundTarget, type PageTarget } from '../http/request/target.ts';

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
