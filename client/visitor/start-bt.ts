import { btKeys } from '../../shared/banner/bt-keys.ts';
import type { PageLoader } from '../navigation/prepare-page.ts';
import { readStorage } from '../stores/storage.ts';
import type { Stores } from '../stores/stores.ts';

const mayHaveBt = () => /[?&]bt=/.test(location.search) || readStorage('session', btKeys.code) !== null;

/** Looks into the visitor's code of brand tracking. Most have none, and need no script for it; where nothing is offered, nobody has. */
export function startBt({ site: { culture }, source }: PageLoader, stores: Stores) {
  if (!culture.promotionsEnabled || !mayHaveBt()) return;
  const { search } = location;
  import('../on-demand.ts')
    .then(({ lookUpBt }) => lookUpBt(stores, culture, source, search))
    .catch((error: unknown) => console.warn('[bt]', error));
}
