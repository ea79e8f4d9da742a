import { errorMatch } from '../../shared/routing/match.ts';
import type { View } from '../render/view.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { type Loaded, loadPage } from './load.ts';
import { makeView, type ViewParts } from './make-view.ts';
import { notFoundTarget, type PageTarget } from './resolve.ts';

/** `isNew`: somewhere else for everybody who asks. */
export type Redirected = { kind: 'redirect'; location: string; isNew?: true };

/** What a page turned out to be once its gates had answered. */
export type Decided =
  | Redirected
  /** `target` is the page that is shown, which a gate may have changed. */
  | { kind: 'view'; view: View; target: PageTarget };

export interface DecideOptions {
  upstream: Upstream;
  parts: ViewParts;
  gateTimeoutMs: number;
  requestId: string;
  signal: AbortSignal;
  fault?: string | undefined;
}

const nothing: Loaded = { loading: new Map(), decision: 'render' };

/** Starts all data of a page and decides, by its gates, status, redirect and which page it is. */
export async function decidePage(target: PageTarget, options: DecideOptions): Promise<Decided> {
  const { upstream, parts, gateTimeoutMs, requestId, signal, fault } = options;
  const bornAt = performance.now();
  const load = (of: PageTarget) => loadPage(of, upstream, { requestId, signal }, gateTimeoutMs);
  const viewOf = (of: PageTarget, loaded: Loaded, status: number): Decided => ({
    kind: 'view',
    view: makeView(of, loaded, { status, bornAt, fault }, parts),
    target: of,
  });

  const loaded = await load(target);
  if (typeof loaded.decision === 'object') {
    const { redirect, new: isNew } = loaded.decision;
    return { kind: 'redirect', location: target.culture.routePrefix + redirect, ...(isNew && { isNew }) };
  }
  if (loaded.decision === 'notFound') {
    const lost = notFoundTarget(target);
    return viewOf(lost, await load(lost), 404);
  }
  if (loaded.decision === 'unavailable') {
    const { cacheKey: _, ...broken } = { ...target, match: errorMatch };
    return viewOf(broken, nothing, 503);
  }
  return viewOf(target, loaded, target.match.route.status ?? 200);
}
