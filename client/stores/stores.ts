import type { Culture } from '../../locales/index.ts';
import type { BtInfo } from '../../shared/banner/bt.ts';
import type { Currency } from '../../shared/geo/convert-money.ts';
import type { EntryLink } from '../../shared/geo/permissions.ts';
import type { Place } from '../../shared/geo/place.ts';
import type { SavedGame } from '../../shared/saved-games/saved-games.ts';
import { noVisit, type VisitTimes } from '../../shared/time/visits.ts';
import type { ViewSizes } from './view-sizes.ts';
import { proxy, ref, type Snapshot, snapshot } from 'valtio/vanilla';

/** The visitor's location and its currency. */
export interface GeoState extends Omit<Place, 'currency'> {
  currency: Currency;
  /** The site's currency, in which services give amounts. */
  ownCurrency: Currency;
  /** Still the default: no response has arrived yet. */
  initial: boolean;
  /** Entry links to account and games that the visitor's location blocks. */
  blockedEntryLinks: readonly EntryLink[];
}

export interface UiState {
  /** The page's time in epoch milliseconds; emulated by `dem`. */
  contextTime: number;
  isXmas: boolean;
  menuIsOpen: boolean;
  showAccountPopup: boolean;
  /** Number of items that each list shows, by the list's key. */
  componentsPersistedViewSize: ViewSizes;
  /** Sizes from storage or the history entry, not yet checked against the list's own steps. */
  restoredViewSize: ViewSizes;
  /** The browser offers to install the site, and the visitor hasn't done so. */
  canInstall: boolean;
  /** The culture whose site was offered and declined. */
  declinedSite: string;
  /** Location hash without `#`; overlays subscribe to it. */
  hash: string;
  /** Name of the player known on this device; empty for a guest. */
  playerName: string;
}

/** As in shared/saved-games. The list is replaced as a whole, so that valtio needn't proxy each of a hundred games. */
export interface SavedGamesState {
  entries: ReturnType<typeof ref<readonly SavedGame[]>>;
  clearedAt: number;
  /** The device's stored games have been read, or consent forbids reading them. */
  isRead: boolean;
}

export interface Stores {
  geo: GeoState;
  ui: UiState;
  bt: BtInfo;
  /** Games that the visitor has marked, and games that they have opened. */
  favourites: SavedGamesState;
  recent: SavedGamesState;
  visits: VisitTimes;
}
export type StoreKey = keyof Stores;

/** Initial values of a visit on both sides, so that the first renders match. */
export interface StoresStart {
  country: string;
  currency: string;
  culture: string;
  lang: string;
  now: number;
}

/** Initial values without data of the visitor. `now` is the page's time in epoch milliseconds. */
export const startOf = (culture: Culture, now: number): StoresStart => ({
  country: culture.defaultCountry,
  currency: culture.currency,
  culture: culture.code,
  lang: culture.lang,
  now,
});

/** The snapshot of each store at creation. */
const firstSnapshots = new WeakMap<object, unknown>();

/**
 * Returns the state that the server rendered with, regardless of later changes. Plain states, as on the server, are returned as they are.
 */
export const firstSnapshot = <State extends object>(store: State) =>
  (firstSnapshots.get(store) ?? store) as Snapshot<State>;

function createStore<State extends object>(state: State): State {
  const store = proxy(state);
  firstSnapshots.set(store, snapshot(store));
  return store;
}

const newSavedGames = (): SavedGamesState => ({ entries: ref([]), clearedAt: 0, isRead: false });

/** Initial states of all stores. The server renders with them directly, because nothing changes there. */
export function firstStates({ country, currency, culture, lang, now }: StoresStart): Stores {
  return {
    geo: {
      country: { iso2: country, name: '' },
      culture,
      nativeCulture: culture,
      lang,
      nativeLang: lang,
      restriction: 'none',
      restrictionLevel: 'country',
      currency: { iso: currency, rate: 1 },
      ownCurrency: { iso: currency, rate: 1 },
      initial: true,
      blockedEntryLinks: [],
    },
    ui: {
      contextTime: now,
      isXmas: false,
      menuIsOpen: false,
      showAccountPopup: false,
      componentsPersistedViewSize: {},
      canInstall: false,
      declinedSite: '',
      restoredViewSize: {},
      hash: '',
      playerName: '',
    },
    bt: { fetched: false },
    favourites: newSavedGames(),
    recent: newSavedGames(),
    visits: { ...noVisit },
  };
}

/** Creates one set of stores per page in the browser; never a module-level singleton. */
export function createStores(start: StoresStart): Stores {
  const states = Object.entries(firstStates(start)) as [string, object][];
  return Object.fromEntries(states.map(([key, state]) => [key, createStore(state)])) as unknown as Stores;
}
