import { type PlayerState, readPlayer, readTab, storedPlayer, storedTab } from '../../shared/account/player.ts';
import { isRecord } from '../../shared/data/is-record.ts';
import { type Experiments, experimentNames, type Variants } from '../../shared/experiments/experiments.ts';
import { type KeptGames, mergeKept } from '../../shared/kept-games/kept-games.ts';
import { mergeVisits, type VisitTimes } from '../../shared/time/visits.ts';
import { storedGames } from './change-games.ts';
import { days, type Keeping } from './keep-store.ts';
import type { KeptGamesState, UiState } from './stores.ts';
import { allViewSizes, mergeViewSizes, parseViewSizes } from './view-sizes.ts';

const playerDays = 30;

/**
 * Necessary storage: without it the site wouldn't recognise its own players. The head script reads the segment and the age from it.
 * Advertisers' parameters are left out until the visitor accepts targeting.
 */
export const playerKeeping = (allowsTargeting: () => boolean): Keeping<PlayerState> => ({
  kind: 'local',
  key: 'sc-player',
  lifetimeMs: days(playerDays),
  sessionKey: 'sc-session',
  write: (player) => storedPlayer(player, allowsTargeting()),
  read: (stored) => readPlayer(stored, allowsTargeting()),
  isAllowed: () => true,
});

/** The part of the player's state that belongs to this tab alone. */
export const playerTabKeeping = (allowsTargeting: () => boolean): Keeping<PlayerState> => ({
  kind: 'session',
  key: 'sc-player-tab',
  lifetimeMs: days(1),
  sessionKey: 'sc-session',
  write: (player) => storedTab(player, allowsTargeting()),
  read: (stored) => readTab(stored, allowsTargeting()),
  isAllowed: () => true,
});

/** The head script reads the variant from it. */
export const experimentsKeeping = (isAllowed: () => boolean): Keeping<Experiments> => ({
  kind: 'local',
  key: 'sc-ab',
  lifetimeMs: days(90),
  sessionKey: 'sc-ab-session',
  write: ({ drawn, isDrawn }) => ({ ...drawn, isDrawn }),
  read(stored) {
    if (!isRecord(stored) || !experimentNames.every((name) => typeof stored[name] === 'string')) return undefined;
    const drawn = Object.fromEntries(experimentNames.map((name) => [name, stored[name]])) as Variants;
    return { drawn, isDrawn: stored['isDrawn'] === true };
  },
  isAllowed,
});

/** List sizes, for as long as the tab is open. */
export const viewSizesKeeping = (isAllowed: () => boolean): Keeping<UiState> => ({
  kind: 'session',
  key: 'sc-views',
  lifetimeMs: days(1),
  sessionKey: 'sc-session',
  write: allViewSizes,
  read(stored) {
    const restoredViewSize = parseViewSizes(stored);
    return restoredViewSize && { restoredViewSize };
  },
  // The history entry may have restored sizes before the visitor's consent was known.
  merge: (mine, { restoredViewSize = {} }) => ({
    restoredViewSize: mergeViewSizes(mine.restoredViewSize, restoredViewSize),
  }),
  isAllowed,
});

/** The culture whose site was declined, so that the next page doesn't offer it again. */
export const siteOfferKeeping = (isAllowed: () => boolean): Keeping<UiState> => ({
  kind: 'local',
  key: 'sc-declined-site',
  lifetimeMs: days(90),
  sessionKey: 'sc-session',
  write: ({ declinedSite }) => declinedSite,
  read: (stored) => (typeof stored === 'string' ? { declinedSite: stored } : undefined),
  merge: ({ declinedSite }, stored) => ({ declinedSite: declinedSite || stored.declinedSite || '' }),
  isAllowed,
});

export type GamesKey = 'favourites' | 'recent';

interface GamesKeeping {
  name: GamesKey;
  /** The site's language: cultures on one host have separate games. The head script reads it. */
  lang: string;
  limit: number;
  read(stored: unknown): KeptGames | undefined;
  isAllowed(): boolean;
}

/** Games that the visitor has marked or opened. */
export const gamesKeeping = ({ name, lang, limit, read, isAllowed }: GamesKeeping): Keeping<KeptGamesState> => ({
  kind: 'local',
  key: `sc-${name}-${lang}`,
  lifetimeMs: days(365),
  sessionKey: 'sc-session',
  write: ({ entries, clearedAt }) => ({ entries, clearedAt }),
  read(stored) {
    const games = read(stored);
    return games && storedGames(games);
  },
  merge: (mine, stored) => storedGames(mergeKept(mine, { ...mine, ...stored }, limit)),
  isAllowed,
});

const isTime = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The visitor's last visits. */
export const visitsKeeping = (isAllowed: () => boolean): Keeping<VisitTimes> => ({
  kind: 'local',
  key: 'sc-visits',
  lifetimeMs: days(365),
  sessionKey: 'sc-session',
  write: ({ last, previous }) => ({ last, previous }),
  read(stored) {
    if (!isRecord(stored)) return undefined;
    const { last, previous } = stored;
    return isTime(last) && isTime(previous) ? { last, previous } : undefined;
  },
  merge: (mine, stored) => mergeVisits(mine, { ...mine, ...stored }),
  isAllowed,
});

/** Storage keys by the consent category that each needs; a key that ends in a hyphen is a prefix before a language. */
export const functionalityKeys = {
  local: ['sc-ab', 'sc-declined-site', 'sc-favourites-', 'sc-recent-', 'sc-visits'],
  session: ['sc-ab-session', 'sc-ab-seen', 'sc-views'],
} as const;
