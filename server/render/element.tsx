import { Root } from '../../client/root.tsx';
import { firstStates } from '../../client/stores/stores.ts';
import { atHand, type DataSource } from '../../shared/data/data-source.ts';
import { failed, type Resource, type Result } from '../../shared/data/resource.ts';
import type { View } from './view.ts';

/** The React element of a view, with stores and answers of its own: nothing is shared between requests. */
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
  return <Root {...{ site, page, Page, intl, stores, fault }} source={sourceOf(view)} />;
}

/** What no preload has started is not fetched on the server: the browser will ask for it. */
const notStarted = atHand<never>(failed);

/** Components find what the route's preloads have started. */
function sourceOf({ loading }: View): DataSource {
  const promises = new Map<string, Promise<Result<unknown>>>();
  return {
    seed<T>({ key }: Resource<T>) {
      let promise = promises.get(key);
      if (!promise) {
        const found = loading.get(key);
        promise = found?.result ? atHand(found.result) : (found?.promise ?? notStarted);
        promises.set(key, promise);
      }
      return promise as Promise<Result<T>>;
    },
    fetch: () => notStarted,
    ageMs: () => 0,
  };
}
