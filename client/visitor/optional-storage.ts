import { type Consent, type ConsentCategory, consentCategories } from '../../shared/consent/consent.ts';
import { drawVariants, setUpExperiments } from '../../shared/experiments/experiments.ts';
import { running } from '../../shared/experiments/running.ts';
import { readExtraCookies } from '../../shared/tracking/ad-cookies.ts';
import { type PersistedStore, persistStore } from '../stores/persist-store.ts';
import {
  experimentsPersistence,
  siteOfferPersistence,
  viewSizesPersistence,
  visitsPersistence,
} from '../stores/persisted-stores.ts';
import type { Site } from '../site-context.ts';
import type { Stores } from '../stores/stores.ts';
import type { VisitorStores } from '../stores/visitor-stores.ts';
import { sendAdCookies } from './ad-cookies.ts';
import { forget } from './forget.ts';
import { persistGames, markGamesRead } from './persist-games.ts';

interface OptionalStorageDeps {
  site: Site;
  stores: Stores;
  own: VisitorStores;
  /** Query of the visit's first page. */
  search: URLSearchParams;
}

/**
 * Chooses variants: those of the URL in QA mode, otherwise the stored ones. The page's look stays as the head script has set it, so a newly
 * drawn variant applies from the next document on.
 */
export function chooseVariants({ site, own, search }: Omit<OptionalStorageDeps, 'stores'>) {
  const { experiments } = own;
  const { drawn, isDrawn } = experiments;
  const setup = { available: running, search, allowsQa: site.emulation };
  Object.assign(experiments, setUpExperiments({ ...drawn, isDrawn }, setup));
}

/** Returns a function that stores what the visitor allows and removes the rest. Call it with each choice. */
export function createOptionalStorage({ site, stores, own, search }: OptionalStorageDeps) {
  /** Stores that are persisted after the visitor's first consent. */
  let persisted: PersistedStore[] | undefined;
  let current: Consent | undefined;
  const isAllowed = () => current?.functionality === true;

  function begin() {
    const { experiments } = own;
    const siteOffer = persistStore(stores.ui, siteOfferPersistence(isAllowed));
    // The offer may have been declined before storage was allowed.
    if (stores.ui.declinedSite) siteOffer.rewrite();
    persisted = [
      persistStore(experiments, experimentsPersistence(isAllowed)),
      persistStore(stores.ui, viewSizesPersistence(isAllowed)),
      siteOffer,
    ];
    if (!experiments.isDrawn) {
      Object.assign(experiments, { drawn: drawVariants(running, Math.random), isDrawn: true });
    }
    persisted.push(persistStore(stores.visits, visitsPersistence(isAllowed)));
    chooseVariants({ site, own, search });
    persistGames(site, stores, isAllowed)
      .then((games) => persisted?.push(...games))
      .catch((error: unknown) => console.warn('[visitor] Games are not stored.', error))
      .finally(() => markGamesRead(stores));
  }

  return (allowed: Consent) => {
    const wasAllowed = isAllowed();
    current = allowed;
    const refused: ConsentCategory[] = consentCategories.filter((category) => !allowed[category]);
    for (const category of refused) forget(category, site.tags);
    if (allowed.functionality) {
      if (!persisted) begin();
      else if (!wasAllowed) for (const each of persisted) each.rewrite();
    }
    if (!allowed.functionality) markGamesRead(stores);
    if (allowed.targeting) sendAdCookies(own.player, readExtraCookies(search));
  };
}
