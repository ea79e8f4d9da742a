import { proxy } from 'valtio/vanilla';
import { newPlayer, type PlayerState } from '../../shared/account/player.ts';
import type { Consent } from '../../shared/consent/consent.ts';
import type { UserContext } from '../../shared/contract/visitor-services.ts';
import { type Experiments, setUpExperiments } from '../../shared/experiments/experiments.ts';
import { running } from '../../shared/experiments/running.ts';

/** The platform's user context, and whether its request is in flight. */
export type UserContextState = UserContext & { loading: boolean };

/** The site's own message about the account, instead of the widget or while it loads. */
export type AccountNotice = 'none' | 'waiting' | 'late' | 'offline' | 'maintenance' | 'geoBlock' | 'signedIn';

/** State that exists only in the browser after hydration, so the first scripts don't contain it. */
export interface VisitorStores {
  player: PlayerState;
  userContext: UserContextState;
  experiments: Experiments;
  /** Absent until the visitor has chosen. */
  consent: { choice?: Consent | undefined };
  account: {
    notice: AccountNotice;
    /** The platform's page that the notice offers; empty for none. */
    platformHref: string;
  };
}

/** For the browser only. The stores start as a guest's; stored state is restored later. */
export const createVisitorStores = (): VisitorStores => ({
  player: proxy(newPlayer(navigator.language)),
  userContext: proxy<UserContextState>({ loading: false }),
  experiments: proxy(setUpExperiments({}, { available: running, search: new URLSearchParams(), allowsQa: false })),
  consent: proxy<VisitorStores['consent']>({}),
  account: proxy<VisitorStores['account']>({ notice: 'none', platformHref: '' }),
});
