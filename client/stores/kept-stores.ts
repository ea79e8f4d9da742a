import { type PlayerState, readPlayer, storedPlayer } from '../../shared/account/player.ts';
import { isRecord } from '../../shared/data/is-record.ts';
import { type Experiments, experimentNames } from '../../shared/experiments/experiments.ts';
import { type KeptGames, mergeKept } from '../../shared/kept-games/kept-games.ts';
import { mergeVisits, type VisitTimes } from '../../shared/time/visits.ts';
import { storedGames } from './change-games.ts';
import { days, type Keeping } from './keep-store.ts';
import type { KeptGamesState, UiState } from './stores.ts';

/** Necessary: the site would not know its own players otherwise. The head script reads the segment from it. */
export const playerKeeping: Keeping<PlayerState> = {
  kind: 'local',
  key: 'sc-player',
  lifetimeMs: days(30),
  sessionKey: 'sc-session',
  write: storedPlayer,
  read: readPlayer,
  isAllowed: () => true,
};

/** The head script reads what the page looks like from it. */
export const experimentsKeeping = (isAllowed: () => boolean): Keeping<Experiments> => ({
  kind: 'local',
  key: 'sc-ab',
  lifetimeMs: days(90),
  sessionKey: 'sc-ab-session',
  write: (state) => Object.fromEntries([...experimentNames, 'isDrawn' as const].map((name) => [name, state[name]])),
  read(stored) {
    if (!isRecord(stored) || !experimentNames.every((name) => typeof stored[name] === 'string')) return undefined;
    const variants = Object.fromEntries(experimentNames.map((name) => [name, stored[name]]));
    return { ...variants, isDrawn: stored['isDrawn'] === true };
  },
  isAllowed,
});

/** How long lists are, for as long as the tab is open. */
export const viewSizesKeeping = (isAllowed: () => boolean): Keeping<UiState> => ({
  kind: 'session',
  key: 'sc-views',
  lifetimeMs: days(1),
  sessionKey: 'sc-session',
  write: ({ componentsPersistedViewSize }) => componentsPersistedViewSize,
  read(stored) {
    if (!isRecord(stored) || !Object.values(stored).every((size) => Number.isInteger(size) && Number(size) > 0))
      return undefined;
    return { componentsPersistedViewSize: stored as Record<string, number> };
  },
  isAllowed,
});

export type GamesKey = 'favourites' | 'recent';

interface GamesKeeping {
  name: GamesKey;
  /** Of the site's language: cultures of one host have games of their own. The head script reads it. */
  lang: string;
  limit: number;
  read(stored: unknown): KeptGames | undefined;
  isAllowed(): boolean;
}

/** Games that the visitor has marked or looked at. */
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

/** When the visitor was here last. */
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

/** Keys of what is kept, by the category of consent that each needs; those that end in a hyphen go on with a language. */
export const functionalityKeys = {
  local: ['sc-ab', 'sc-favourites-', 'sc-recent-', 'sc-visits'],
  session: ['sc-ab-session', 'sc-views'],
} as const;
