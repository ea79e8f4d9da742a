import { type PlayerState, readPlayer, readTab, storedPlayer, storedTab } from '../../shared/account/player.ts';
import { isRecord } from '../../shared/data/is-record.ts';
import { type Experiments, experimentNames, type ExperimentVariants } from '../../shared/experiments/experiments.ts';
import { type SavedGames, mergeSaved } from '../../shared/saved-games/saved-games.ts';
import { mergeVisits, type VisitTimes } from '../../shared/time/visits.ts';
import { storedGames } from './change-games.ts';
import { days, type Persistence } from './persist-store.ts';
import type { SavedGamesState, UiState } from './stores.ts';
import { allViewSizes, mergeViewSizes, parseViewSizes } from './view-sizes.ts';

const playerDays = 30;

/**
 * Necessary storage: without it the site wouldn't recognise its own players. The head script reads the segment and the age from it.
 * Advertisers' parameters are left out until the visitor accepts targeting.
 */
export const playerPersistence = (allowsTargeting: () => boolean): Persistence<PlayerState> => ({
  kind: 'local',
  key: 'sc-player',
  lifetimeMs: days(playerDays),
  sessionKey: 'sc-session',
  write: (player) => storedPlayer(player, allowsTargeting()),
  read: (stored) => readPlayer(stored, allowsTargeting()),
  isAllowed: () => true,
});

/** The part of the player's state that belongs to this tab alone. */
export const playerTabPersistence = (allowsTargeting: () => boolean): Persistence<PlayerState> => ({
  kind: 'session',
  key: 'sc-player-tab',
  lifetimeMs: days(1),
  sessionKey: 'sc-session',
  write: (player) => storedTab(player, allowsTargeting()),
  read: (stored) => readTab(stored, allowsTargeting()),
  isAllowed: () => true,
});

/** The head script reads the variant from it. */
export const experimentsPersistence = (isAllowed: () => boolean): Persistence<Experiments> => ({
  kind: 'local',
  key: 'sc-ab',
  lifetimeMs: days(90),
  sessionKey: 'sc-ab-session',
  write: ({ drawn, isDrawn }) => ({ ...drawn, isDrawn }),
  read(stored) {
    if (!isRecord(stored) || !experimentNames.every((name) => typeof stored[name] === 'string')) return undefined;
    const drawn = Object.fromEntries(experimentNames.map((name) => [name, stored[name]])) as ExperimentVariants;
    return { drawn, isDrawn: stored['isDrawn'] === true };
  },
  isAllowed,
});

/** List sizes, for as long as the tab is open. */
export const viewSizesPersistence = (isAllowed: () => boolean): Persistence<UiState> => ({
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
export const siteOfferPersistence = (isAllowed: () => boolean): Persistence<UiState> => ({
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

interface GamesPersistence {
  name: GamesKey;
  /** The site's language: cultures on one host have separate games. The head script reads it. */
  lang: string;
  limit: number;
  read(stored: unknown): SavedGames | undefined;
  isAllowed(): boolean;
}

/** Games that the visitor has marked or opened. */
export const gamesPersistence = ({
  name,
  lang,
  limit,
  read,
  isAllowed,
}: GamesPersistence): Persistence<SavedGamesState> => ({
  kind: 'local',
  key: `sc-${name}-${lang}`,
  lifetimeMs: days(365),
  sessionKey: 'sc-session',
  write: ({ entries, clearedAt }) => ({ entries, clearedAt }),
  read(stored) {
    const games = read(stored);
    return games && storedGames(games);
  },
  merge: (mine, stored) => storedGames(mergeSaved(mine, { ...mine, ...stored }, limit)),
  isAllowed,
});

const isTime = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The visitor's last visits. */
export const visitsPersistence = (isAllowed: () => boolean): Persistence<VisitTimes> => ({
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
