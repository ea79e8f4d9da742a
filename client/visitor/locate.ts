import type { Restriction } from '../../shared/contract/visitor-services.ts';
import { isRecord } from '../../shared/data/is-record.ts';
import { isBlocking } from '../../shared/geo/permissions.ts';
import { emulatedCountry, fallbackPlace, type Place, placeOf } from '../../shared/geo/place.ts';
import { fallbackRate } from '../../shared/geo/rates.ts';
import type { Site } from '../site-context.ts';
import { readStorage, writeStorage } from '../stores/storage.ts';
import type { GeoState } from '../stores/stores.ts';
import type { VisitorStores } from '../stores/visitor-stores.ts';
import { fetchContext, fetchGeo, fetchRate } from './shell-calls.ts';

/** Session storage key of a blocking location, which stays in force when a later call fails. */
const seenKey = 'sc-restriction';

type SeenPlace = Pick<Place, 'country' | 'restriction' | 'restrictionLevel' | 'region'>;

function readSeenPlace(): SeenPlace | undefined {
  try {
    const seen: unknown = JSON.parse(readStorage('session', seenKey) ?? 'null');
    if (!isRecord(seen) || !isRecord(seen['country'])) return undefined;
    const { restriction, restrictionLevel, region } = seen;
    const { iso2, name } = seen['country'];
    if (typeof iso2 !== 'string' || typeof name !== 'string' || !isBlocking(restriction as Restriction))
      return undefined;
    return {
      country: { iso2, name },
      restriction: restriction as Restriction,
      restrictionLevel: restrictionLevel === 'region' ? 'region' : 'country',
      ...(typeof region === 'string' && { region }),
    };
  } catch {
    return undefined;
  }
}

function storeSeenPlace({ country, restriction, restrictionLevel, region }: Place) {
  const seen: SeenPlace = { country, restriction, restrictionLevel, ...(region !== undefined && { region }) };
  writeStorage('session', seenKey, isBlocking(restriction) ? JSON.stringify(seen) : null);
}

async function findPlace(site: Site, search: URLSearchParams): Promise<Place> {
  const info = await fetchGeo(site, site.emulation ? emulatedCountry(search) : undefined);
  if (!info) return { ...fallbackPlace, ...readSeenPlace() };
  // Amounts stay in the site's currency where the visitor's is unknown.
  const place = placeOf(info, { ...fallbackPlace, currency: site.culture.currency });
  storeSeenPlace(place);
  return place;
}

/** The rate of a currency; EUR is the base of all rates. */
async function findRate(site: Site, iso: string): Promise<number | undefined> {
  return iso === 'EUR' ? 1 : ((await fetchRate(site, iso)) ?? fallbackRate(iso));
}

async function showRates(site: Site, geo: GeoState, iso: string) {
  const own = site.culture.currency;
  const [rate, ownRate] = await Promise.all([findRate(site, iso), own === iso ? undefined : findRate(site, own)]);
  if (rate === undefined || (own !== iso && ownRate === undefined)) return;
  geo.ownCurrency = { iso: own, rate: ownRate ?? rate };
  geo.currency = { iso, rate };
}

/**
 * Fetches the visitor's location and user context, and resolves when both have arrived. Exchange rates may arrive later.
 * After failures the defaults apply.
 */
export async function locate(site: Site, geo: GeoState, { userContext }: VisitorStores, search: URLSearchParams) {
  const { currency: iso, ...place } = await findPlace(site, search);
  // Apply restrictions at once, before the other calls.
  Object.assign(geo, place, { initial: false });
  userContext.loading = true;
  void showRates(site, geo, iso);
  Object.assign(userContext, await fetchContext(site, place.country.iso2), { loading: false });
}
