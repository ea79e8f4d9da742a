import type { MainContent, MainDecision } from '../../shared/data/preloads/plan.ts';
import { errorMatch } from '../../shared/routing/match.ts';
import type { View } from '../render/view.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { type Loaded, loadPage } from './load.ts';
import { makeView, type ViewContext } from './make-view.ts';
import { notFoundTarget, type PageTarget } from './resolve.ts';

/** `isNew` marks a redirect with a random target. */
export type Redirected = { kind: 'redirect'; location: string; isNew?: true };

/** A page whose gates have resolved. `target` is the page to render, which a gate may have changed. */
export interface DecidedView {
  kind: 'view';
  view: View;
  target: PageTarget;
  main?: MainContent | undefined;
}

/** Outcome of a page's gates. */
export type Decided = Redirected | DecidedView;

export interface DecideOptions {
  upstream: Upstream;
  context: ViewContext;
  gateTimeoutMs: number;
  requestId: string;
  signal: AbortSignal;
  fault?: string | undefined;
}

const nothing: Loaded = { loading: new Map(), decision: 'render' };

/** Starts all data of a page and, from its gates, resolves status, redirect and the page to render. */
export async function decidePage(target: PageTarget, options: DecideOptions): Promise<Decided> {
  const { upstream, context, gateTimeoutMs, requestId, signal, fault } = options;
  const renderedAt = performance.now();
  const loaded = await loadPage(target, upstream, { requestId, signal }, gateTimeoutMs);
  const viewOf = (of: PageTarget, data: Loaded, status: number): DecidedView => ({
    kind: 'view',
    view: makeView(of, data, { status, renderedAt, fault }, context),
    target: of,
    main: data.main,
  });

  if (typeof loaded.decision === 'object') {
    const { redirect, new: isNew } = loaded.decision;
    return { kind: 'redirect', location: target.culture.routePrefix + redirect, ...(isNew && { isNew }) };
  }
  if (loaded.decision === 'notFound') return decideNotFound(target, options, renderedAt);
  if (loaded.decision === 'unavailable') {
    const { cacheKey: _, ...broken } = { ...target, match: errorMatch };
    return viewOf(broken, nothing, 503);
  }
  return viewOf(target, loaded, target.match.route.status ?? 200);
}

/** Resolves to the 404 page. */
export async function decideNotFound(
  asked: PageTarget,
  { upstream, context, gateTimeoutMs, requestId, signal, fault }: DecideOptions,
  renderedAt: number,
): Promise<DecidedView> {
  const target = notFoundTarget(asked);
  const loaded = await loadPage(target, upstream, { requestId, signal }, gateTimeoutMs);
  return { kind: 'view', view: makeView(target, loaded, { status: 404, renderedAt, fault }, context), target };
}

/** Status according to the main content. The page is rendered before it is known. */
export function decideByMain({ view, main }: DecidedView): MainDecision {
  const result = main && view.loading.get(main.resource.key)?.result;
  return result ? main.decide(result) : 'render';
}
