import type { Culture } from '../../locales/index.ts';
import type { BtInfo } from '../../shared/banner/bt.ts';
import type { Currency } from '../../shared/geo/convert-money.ts';
import type { Place } from '../../shared/geo/place.ts';
import type { KeptGame } from '../../shared/kept-games/kept-games.ts';
import { noVisit, type VisitTimes } from '../../shared/time/visits.ts';
import { proxy, ref, type Snapshot, snapshot } from 'valtio/vanilla';

/** Where the visitor is, with what their money is worth. */
export interface GeoState extends Omit<Place, 'currency'> {
  currency: Currency;
  /** The site's own, in which services give amounts. */
  ownCurrency: Currency;
  /** Still the default: no answer has come yet. */
  initial: boolean;
}

export interface UiState {
  /** Epoch milliseconds by which the page tells the time; emulated by `dem`. */
  contextTime: number;
  isXmas: boolean;
  menuIsOpen: boolean;
  showAccountPopup: boolean;
  /** How many items each list shows, by the list's key. */
  componentsPersistedViewSize: Record<string, number>;
  /** Location hash without `#`: overlays listen to it. */
  hash: string;
}

/** As in shared/kept-games. The list is replaced as a whole, so that nobody needs to watch each of a hundred games. */
export interface KeptGamesState {
  entries: ReturnType<typeof ref<readonly KeptGame[]>>;
  clearedAt: number;
  /** What the device had is in it, or may not be. */
  isRead: boolean;
}

export interface Stores {
  geo: GeoState;
  ui: UiState;
  bt: BtInfo;
  /** Games that the visitor has marked, and those that they have looked at. */
  favourites: KeptGamesState;
  recent: KeptGamesState;
  visits: VisitTimes;
}
export type StoreKey = keyof Stores;

/** What a visit starts with on both sides, so that the first render is the same. */
export interface StoresStart {
  country: string;
  currency: string;
  culture: string;
  lang: string;
  now: number;
}

/** What is known before anything is known of the visitor. `now` is the page's time, in epoch milliseconds. */
export const startOf = (culture: Culture, now: number): StoresStart => ({
  country: culture.defaultCountry,
  currency: culture.currency,
  culture: culture.code,
  lang: culture.lang,
  now,
});

/** What each store held when it was made. */
const firstSnapshots = new WeakMap<object, unknown>();

/** What the server rendered with, whatever a visitor has changed since. A state that nobody can change is its own. */
export const firstSnapshot = <State extends object>(store: State) =>
  (firstSnapshots.get(store) ?? store) as Snapshot<State>;

function createStore<State extends object>(state: State): State {
  const store = proxy(state);
  firstSnapshots.set(store, snapshot(store));
  return store;
}

const newKeptGames = (): KeptGamesState => ({ entries: ref([]), clearedAt: 0, isRead: false });

/** The states of all stores as a visit starts; the server, where nothing changes, renders with them as they are. */
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
    },
    ui: {
      contextTime: now,
      isXmas: false,
      menuIsOpen: false,
      showAccountPopup: false,
      componentsPersistedViewSize: {},
      hash: '',
    },
    bt: { fetched: false },
    favourites: newKeptGames(),
    recent: newKeptGames(),
    visits: { ...noVisit },
  };
}

/** One set for each page in the browser; never a module's own. */
export function createStores(start: StoresStart): Stores {
  const states = Object.entries(firstStates(start)) as [string, object][];
  return Object.fromEntries(states.map(([key, state]) => [key, createStore(state)])) as unknown as Stores;
}
