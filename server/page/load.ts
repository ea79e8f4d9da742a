import { type Decision, passGates, type PreloadPlan, resourcesAfter } from '../../shared/data/preloads/plan.ts';
import { planOf } from '../../shared/data/preloads/preloads.ts';
import type { PageItem } from '../../shared/data/page-item.ts';
import { failed, type Resource, type Result } from '../../shared/data/resource.ts';
import type { Loading } from '../render/view.ts';
import type { Caller, Upstream } from '../upstream/upstream.ts';
import type { PageTarget } from './resolve.ts';

export interface Loaded {
  loading: ReadonlyMap<string, Loading>;
  decision: Decision;
  /** The one thing that the page shows. */
  item?: PageItem | undefined;
}

const unknownYet = Promise.resolve(failed);

/** A resource under way; the first answer that it is given is its answer, and what that names is started. */
interface Started extends Loading {
  take(result: Result<unknown>): Result<unknown>;
}

/** Every fetch of the page, all started at once; those that an answer names are added when it has come. */
function startAll(
  plan: PreloadPlan,
  read: (resource: Resource<unknown>) => Result<unknown> | Promise<Result<unknown>>,
) {
  const loading = new Map<string, Started>();
  function start(resource: Resource<unknown>) {
    if (loading.has(resource.key)) return;
    const answer = read(resource);
    const take = (result: Result<unknown>) => {
      // Whoever was given up keeps quiet: the page has gone on without it.
      if (entry.result) return entry.result;
      entry.result = result;
      for (const next of resourcesAfter(plan, resource, result)) start(next);
      return result;
    };
    const entry: Started = { resource, promise: unknownYet, take };
    loading.set(resource.key, entry);
    // Those that wait for the promise find what follows it already under way.
    entry.promise = answer instanceof Promise ? answer.then(take) : Promise.resolve(take(answer));
  }
  for (const resource of [...plan.gates.map((gate) => gate.resource), ...plan.deferred]) start(resource);
  return loading;
}

/** A wait ends after this many turns of the event loop at the earliest. */
const turns = 5;

/**
 * Whichever comes first; the timer is cleared, so that it keeps nothing alive. Time in which this process itself was busy does not
 * count: after a long turn timers come before sockets are read, and the answer waited for may lie there.
 */
export async function within<T>(promise: Promise<T>, ms: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    let left = turns;
    timer = setInterval(() => {
      left -= 1;
      if (left === 0) resolve(otherwise);
    }, ms / turns);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearInterval(timer);
  }
}

/** Starts what the route names and waits for its gates, no longer than `gateTimeoutMs`; one that is late is the last good answer. */
export async function loadPage(
  target: PageTarget,
  upstream: Upstream,
  caller: Caller,
  gateTimeoutMs: number,
  plan: PreloadPlan = planOf(target.match, target),
): Promise<Loaded> {
  const { runtime } = target;
  const loading = startAll(plan, (resource) => upstream.read(runtime, resource, caller));
  // The time limits begin together: several gates hold a page no longer than one.
  const inTime = async (resource: Resource<unknown>) => {
    const entry = loading.get(resource.key);
    if (!entry) return failed;
    const answer = entry.result ?? (await within<Result<unknown> | undefined>(entry.promise, gateTimeoutMs, undefined));
    return entry.take(answer ?? upstream.lastGood(runtime, resource, caller) ?? failed);
  };
  const answers = new Map(plan.gates.map(({ resource }) => [resource, inTime(resource)]));
  const passed = await passGates(plan, (resource) => answers.get(resource) ?? failed);
  return { loading, ...passed };
}
