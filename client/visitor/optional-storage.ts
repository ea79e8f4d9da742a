import { type Consent, type ConsentCategory, consentCategories } from '../../shared/consent/consent.ts';
import { drawVariants, setUpExperiments } from '../../shared/experiments/experiments.ts';
import { running } from '../../shared/experiments/running.ts';
import { readExtraCookies } from '../../shared/tracking/ad-cookies.ts';
import { type Kept, keepStore } from '../stores/keep-store.ts';
import { experimentsKeeping, siteOfferKeeping, viewSizesKeeping, visitsKeeping } from '../stores/kept-stores.ts';
import type { Site } from '../site-context.ts';
import type { Stores } from '../stores/stores.ts';
import type { VisitorStores } from '../stores/visitor-stores.ts';
import { sendAdCookies } from './ad-cookies.ts';
import { forget } from './forget.ts';
import { keepGames, markGamesRead } from './keep-games.ts';

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

/** Returns what keeps on the device what the visitor allows, and takes away what they do not; call it with each choice. */
export function createOptionalStorage({ site, stores, own, search }: OptionalParts) {
  /** Stores that are saved from the visitor's first consent on. */
  let kept: Kept[] | undefined;
  let current: Consent | undefined;
  const isAllowed = () => current?.functionality === true;

  function begin() {
    const { experiments } = own;
    const siteOffer = keepStore(stores.ui, siteOfferKeeping(isAllowed));
    // It may have been declined before the visitor allowed this.
    if (stores.ui.declinedSite) siteOffer.saveAnew();
    kept = [
      keepStore(experiments, experimentsKeeping(isAllowed)),
      keepStore(stores.ui, viewSizesKeeping(isAllowed)),
      siteOffer,
    ];
    if (!experiments.isDrawn) {
      Object.assign(experiments, { drawn: drawVariants(running, Math.random), isDrawn: true });
    }
    kept.push(keepStore(stores.visits, visitsKeeping(isAllowed)));
    chooseVariants({ site, own, search });
    keepGames(site, stores, isAllowed)
      .then((games) => kept?.push(...games))
      .catch((error: unknown) => console.warn('[visitor] Games are not stored.', error))
      .finally(() => markGamesRead(stores));
  }

  return (allowed: Consent) => {
    const wasAllowed = isAllowed();
    current = allowed;
    const refused: ConsentCategory[] = consentCategories.filter((category) => !allowed[category]);
    for (const category of refused) forget(category, site.tags);
    if (allowed.functionality) {
      if (!kept) begin();
      else if (!wasAllowed) for (const each of kept) each.saveAnew();
    }
    if (!allowed.functionality) markGamesRead(stores);
    if (allowed.targeting) sendAdCookies(own.player, readExtraCookies(search));
  };
}
