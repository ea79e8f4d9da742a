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

interface OptionalParts {
  site: Site;
  stores: Stores;
  own: VisitorStores;
  /** Of the page that the visit began with. */
  search: URLSearchParams;
}

/**
 * Chooses variants: by the address where that may, else those that the visitor had. What the page looks like stays as the head script
 * found it: a variant that is drawn now is seen from the next document on.
 */
export function chooseVariants({ site, own, search }: Omit<OptionalParts, 'stores'>) {
  const { experiments } = own;
  const { drawn, isDrawn } = experiments;
  const setup = { available: running, search, allowsQa: site.emulation };
  Object.assign(experiments, setUpExperiments({ ...drawn, isDrawn }, setup));
}

/** Returns a function that stores what the visitor allows and removes the rest. Call it with each choice. */
export function createOptionalStorage({ site, stores, own, search }: OptionalParts) {
  /** Stores that are saved from the visitor's first consent on. */
  let persisted: PersistedStore[] | undefined;
  let current: Consent | undefined;
  const isAllowed = () => current?.functionality === true;

  function begin() {
    const { experiments } = own;
    const siteOffer = persistStore(stores.ui, siteOfferPersistence(isAllowed));
    // It may have been declined before the visitor allowed this.
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
