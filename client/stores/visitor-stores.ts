import { proxy } from 'valtio/vanilla';
import { newPlayer, type PlayerState } from '../../shared/account/player.ts';
import type { Consent } from '../../shared/consent/consent.ts';
import type { UserContext } from '../../shared/contract/shell.ts';
import { type Experiments, setUpExperiments } from '../../shared/experiments/experiments.ts';
import { running } from '../../shared/experiments/running.ts';

/** Who the visitor is to the platform: all that it answered, and whether the answer is under way. */
export type UserContextState = UserContext & { loading: boolean };

/** What the site itself says of the account, instead of the widget or while it is on its way. */
export type AccountNotice = 'none' | 'waiting' | 'late' | 'maintenance' | 'geoBlock';

/** What only the browser knows, and only once the page has hydrated: no part of what the first scripts carry. */
export interface VisitorStores {
  player: PlayerState;
  userContext: UserContextState;
  experiments: Experiments;
  /** Absent until the visitor has chosen. */
  consent: { choice?: Consent | undefined };
  account: { notice: AccountNotice };
}

/** For the browser alone. They begin as those of a guest of whom nothing is known, whatever is stored: that is read into them later. */
export const createVisitorStores = (): VisitorStores => ({
  player: proxy(newPlayer(navigator.language)),
  userContext: proxy<UserContextState>({ loading: false }),
  experiments: proxy(setUpExperiments({}, { available: running, search: new URLSearchParams(), allowsQa: false })),
  consent: proxy<VisitorStores['consent']>({}),
  account: proxy<VisitorStores['account']>({ notice: 'none' }),
});
