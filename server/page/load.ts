import {
  type Decision,
  type MainContent,
  resolveGates,
  type PreloadPlan,
  resourcesAfter,
} from '../../shared/data/preloads/plan.ts';
import { planOf } from '../../shared/data/preloads/preloads.ts';
import { emulatedResource } from '../../shared/data/emulated-resource.ts';
import type { PageItem } from '../../shared/data/page-item.ts';
import { failed, type Resource, type Result } from '../../shared/data/resource.ts';
import { withFallback } from '../async/time-limit.ts';
import type { Loading } from '../render/view.ts';
import type { Caller, Upstream } from '../upstream/upstream.ts';
import type { PageTarget } from '../http/request/target.ts';

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
