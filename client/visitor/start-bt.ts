import { btKeys } from '../../shared/banner/bt-keys.ts';
import type { PageLoader } from '../navigation/prepare-page.ts';
import { readStorage } from '../stores/storage.ts';
import type { Stores } from '../stores/stores.ts';

const mayHaveBt = () => /[?&]bt=/.test(location.search) || readStorage('session', btKeys.code) !== null;

/** Looks up the visitor's brand tracking code. Loads no script for visitors without one, or where promotions are disabled. */
export function startBt({ site: { culture }, source }: PageLoader, stores: Stores) {
  if (!culture.promotionsEnabled || !mayHaveBt()) return;
  const { search } = location;
  import('./look-up-bt.ts')
    .then(({ lookUpBt }) => lookUpBt(stores, culture, source, search))
    .catch((error: unknown) => console.warn('[bt]', error));
}
