import type { WidgetModule } from '../contract/account.ts';
import type { Restriction } from '../contract/shell.ts';
import { isBlocking } from '../geo/permissions.ts';
import type { AccountModule } from './account-mode.ts';

/** What the site wants the authentication widget to show. */
export type WidgetView = 'none' | 'login' | 'registration' | 'forgotPassword' | 'feedback' | 'maintenance';

export interface WidgetState {
  view: WidgetView;
  isReady: boolean;
  isOpen: boolean;
  /** An open that waits until the widget is ready. */
  wantsOpen: boolean;
  /** A way to the platform that waits for its address. */
  wantsPlatform: boolean;
  /** The platform's address, held until it is time to go. */
  clientUrl?: string;
  /** Another site of the house to which this visitor's account belongs. */
  skin?: string;
}

export type WidgetCommand =
  | { type: 'activateNone' | 'activateMaintenance' | 'activateLogin' | 'activateRegister' }
  | { type: 'activateForgotPassword' | 'activateFeedback' | 'goToPlatform' | 'open' | 'close' };

/** What has happened to the widget. */
export type WidgetNews =
  | { type: 'ready' | 'closed' }
  | { type: 'clientUrl'; url: string }
  | { type: 'loginFailed'; code?: string | undefined; skin?: string | undefined };

export type WidgetEffect =
  | { do: 'open'; module: WidgetModule; skin?: string | undefined }
  | { do: 'close' }
  | { do: 'goToPlatform'; url: string };

/** What holds for the visit as a whole. */
export interface WidgetRules {
  restriction: Restriction;
  /** Whoever is in is led to the platform as soon as its address is known. */
  leavesAtOnce: boolean;
}

export interface WidgetStep {
  state: WidgetState;
  effects: readonly WidgetEffect[];
}

export const idleWidget: WidgetState = {
  view: 'none',
  isReady: false,
  isOpen: false,
  wantsOpen: false,
  wantsPlatform: false,
};

const modules = {
  login: 'login',
  registration: 'register',
  forgotPassword: 'resetPassword',
  feedback: 'feedback',
} as const;

const activated = {
  activateNone: 'none',
  activateMaintenance: 'maintenance',
  activateLogin: 'login',
  activateRegister: 'registration',
  activateForgotPassword: 'forgotPassword',
  activateFeedback: 'feedback',
} as const satisfies Record<string, WidgetView>;

/** The command that makes the widget show a module of the account. */
export const activate = {
  login: 'activateLogin',
  register: 'activateRegister',
  resetPassword: 'activateForgotPassword',
  feedback: 'activateFeedback',
  geoBlock: 'activateNone',
} as const satisfies Record<AccountModule, WidgetCommand['type']>;

const still = (state: WidgetState): WidgetStep => ({ state, effects: [] });

function close(state: WidgetState): WidgetStep {
  return { state: { ...state, isOpen: false, wantsOpen: false }, effects: state.isOpen ? [{ do: 'close' }] : [] };
}

function open(state: WidgetState): WidgetStep {
  const { view, skin, isReady } = state;
  if (view === 'none' || view === 'maintenance') return close(state);
  if (!isReady) return still({ ...state, wantsOpen: true });
  return {
    state: { ...state, isOpen: true, wantsOpen: false },
    effects: [{ do: 'open', module: modules[view], ...(skin && { skin }) }],
  };
}

function leave(state: WidgetState): WidgetStep {
  const { clientUrl } = state;
  if (clientUrl === undefined) return still({ ...state, wantsPlatform: true });
  return { state: { ...state, wantsPlatform: false }, effects: [{ do: 'goToPlatform', url: clientUrl }] };
}

/** What a command makes of the widget. Where the place forbids an account, it makes nothing of it. */
export function commandWidget(state: WidgetState, { type }: WidgetCommand, { restriction }: WidgetRules): WidgetStep {
  if (isBlocking(restriction)) return still(state);
  switch (type) {
    case 'open':
      return open(state);
    case 'close':
      return close(state);
    case 'goToPlatform':
      return leave(state);
    default: {
      const next = { ...state, view: activated[type] };
      const changes = next.view !== state.view;
      return changes && (state.isOpen || state.wantsOpen) ? open(next) : still(next);
    }
  }
}

const siblingSkin = 'USER_BELONGS_TO_SIBLING_SKIN';

/** What the widget's own news make of it. */
export function hearWidget(state: WidgetState, news: WidgetNews, rules: WidgetRules): WidgetStep {
  switch (news.type) {
    case 'ready': {
      const ready = { ...state, isReady: true };
      return state.wantsOpen && !isBlocking(rules.restriction) ? open(ready) : still(ready);
    }
    case 'closed':
      return still({ ...state, isOpen: false, wantsOpen: false, wantsPlatform: false });
    case 'clientUrl': {
      const held = { ...state, clientUrl: news.url };
      return state.wantsPlatform || rules.leavesAtOnce ? leave(held) : still(held);
    }
    case 'loginFailed': {
      if (news.code !== siblingSkin || !news.skin) return still(state);
      const switched = { ...state, skin: news.skin };
      return state.isOpen ? open(switched) : still(switched);
    }
  }
}
