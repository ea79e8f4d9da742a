import { channel } from 'node:diagnostics_channel';
import { firstStates, startOf } from '../../client/stores/stores.ts';
import { fulfilled, type DataSource } from '../../shared/data/data-source.ts';
import { failed, type Resource, type Result } from '../../shared/data/resource.ts';
import type { Loading, View } from './view.ts';

/** The server fetches nothing beyond the preloads. The browser fetches the rest. */
const notStarted = fulfilled<never>(failed);

/** Gives components access to the route's preloaded data. */
export function createPageSource(loading: ReadonlyMap<string, Loading>): DataSource {
  const promises = new Map<string, Promise<Result<unknown>>>();
  return {
    seed<T>({ key }: Resource<T>) {
      let promise = promises.get(key);
      if (!promise) {
        const found = loading.get(key);
        promise = found?.result ? fulfilled(found.result) : (found?.promise ?? notStarted);
        promises.set(key, promise);
      }
      return promise as Promise<Result<T>>;
    },
    fetch: () => notStarted,
    ageMs: () => 0,
  };
}

/** Diagnostics channel that publishes each render, for measurements. */
const renders = channel('site.render');

/** The React element of a view, with its own stores and results: requests share nothing. */
export function elementOf(view: View) {
  renders.publish(view);
  const { Root, site, page, Page, intl, fault, state } = view;
  const stores = firstStates(startOf(site.culture, state.now));
  return <Root {...{ site, page, Page, intl, stores, fault }} source={createPageSource(view.loading)} />;
}
