import type { Restriction } from '../../shared/contract/shell.ts';
import { isBlocking } from '../../shared/geo/permissions.ts';
import { emulatedCountry, fallbackPlace, type Place, placeOf } from '../../shared/geo/place.ts';
import { fallbackRate } from '../../shared/geo/rates.ts';
import type { Site } from '../site-context.ts';
import { readStorage, writeStorage } from '../stores/storage.ts';
import type { GeoState } from '../stores/stores.ts';
import type { VisitorStores } from '../stores/visitor-stores.ts';
import { askContext, askGeo, askRate } from './shell-calls.ts';

/** A blocking restriction that this session has seen: it outlives a call that fails. */
const seenKey = 'sc-restriction';

function seenRestriction(): Restriction {
  const seen = (readStorage('session', seenKey) ?? 'none') as Restriction;
  return isBlocking(seen) ? seen : 'none';
}

async function findPlace(site: Site, search: URLSearchParams): Promise<Place> {
  const info = await askGeo(site, site.emulation ? emulatedCountry(search) : undefined);
  if (!info) return { ...fallbackPlace, restriction: seenRestriction() };
  writeStorage('session', seenKey, isBlocking(info.restriction) ? info.restriction : null);
  return placeOf(info, fallbackPlace);
}

/** The rate of a currency; EUR is what rates are told in. */
async function findRate(site: Site, iso: string): Promise<number | undefined> {
  return iso === 'EUR' ? 1 : ((await askRate(site, iso)) ?? fallbackRate(iso));
}

async function showRates(site: Site, geo: GeoState, iso: string) {
  const own = site.culture.currency;
  const [rate, ownRate] = await Promise.all([findRate(site, iso), own === iso ? undefined : findRate(site, own)]);
  if (rate === undefined || (own !== iso && ownRate === undefined)) return;
  geo.ownCurrency = { iso: own, rate: ownRate ?? rate };
  geo.currency = { iso, rate };
}

/**
 * Finds out where the visitor is and who they are to the platform; resolves then. What their money is worth is shown when it is known.
 * What fails is silent: defaults hold.
 */
export async function locate(site: Site, geo: GeoState, { userContext }: VisitorStores, search: URLSearchParams) {
  const { currency: iso, ...place } = await findPlace(site, search);
  // First, and by itself: what is forbidden waits for nothing.
  Object.assign(geo, place, { initial: false });
  userContext.loading = true;
  void showRates(site, geo, iso);
  Object.assign(userContext, await askContext(site, place.country.iso2), { loading: false });
}
