import { Root } from '../../client/root.tsx';
import { firstStates } from '../../client/stores/stores.ts';
import type { DataSource } from '../../shared/data/data-source.ts';
import { failed, type Resource, type Result } from '../../shared/data/resource.ts';
import type { View } from './view.ts';

/** The React element of a view, with stores and a cache of its own: nothing is shared between requests. */
export function elementOf(view: View) {
  const { site, page, Page, intl, fault, state } = view;
  const { culture } = site;
  const stores = firstStates({
    country: culture.defaultCountry,
    currency: culture.currency,
    culture: culture.code,
    lang: culture.lang,
    now: state.now,
  });
  const rootProps = { site, page, Page, intl, stores, fault, source: sourceOf(view), cache: new Map<string, object>() };
  return <Root {...rootProps} />;
}

/**
 * Components find what the route's preloads have started. Whatever else they ask for is not fetched on the server: the browser
 * will ask for it.
 */
function sourceOf({ loading }: View): DataSource {
  return {
    seed<T>({ key }: Resource<T>) {
      const found = loading.get(key);
      return (found ? (found.result ?? found.promise) : failed) as Result<T> | Promise<Result<T>>;
    },
    fetch: () => Promise.resolve(failed),
    ageMs: () => 0,
  };
}
