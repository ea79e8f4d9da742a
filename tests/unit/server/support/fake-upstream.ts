import type { Upstream } from '../../../../server/upstream/upstream.ts';
import { notFound, type Resource, type Result } from '../../../../shared/data/resource.ts';

export type Responses = (resource: Resource<unknown>) => Result<unknown> | Promise<Result<unknown>>;

/** An upstream with the given responses that records the requested keys. By default, nothing is found. */
export function fakeUpstream(
  responses: Responses = () => notFound,
  lastGood: (resource: Resource<unknown>) => Result<unknown> | undefined = () => undefined,
) {
  const requested: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const upstream: Upstream = {
    read<T>(_brand: unknown, resource: Resource<T>, { signal }: { signal?: AbortSignal }) {
      requested.push(resource.key);
      signals.push(signal);
      return responses(resource) as Result<T> | Promise<Result<T>>;
    },
    isOutdated: () => false,
    readForBrowser: () => Promise.reject(new Error('[test] No page reads whole responses.')),
    lastGood: (_brand, resource) => lastGood(resource),
  };
  return { upstream, requested, signals };
}
