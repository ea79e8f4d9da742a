import type { WidgetModule } from '../contract/account.ts';
import type { Restriction } from '../contract/visitor-services.ts';
import { isBlocking } from '../geo/permissions.ts';
import type { AccountModule } from './account-mode.ts';

/** Views of the authentication widget. */
export type WidgetView = 'none' | 'login' | 'registration' | 'forgotPassword' | 'feedback' | 'maintenance';

export interface WidgetState {
  view: WidgetView;
  isReady: boolean;
  isOpen: boolean;
  /** An open request is pending until the widget is ready. */
  wantsOpen: boolean;
  /** A visit to the platform is pending until its URL is known. */
  wantsPlatform: boolean;
  /** The platform's URL, stored until the visitor goes there. */
  clientUrl?: string;
  /** Another site of the operator that owns this visitor's account. */
  skin?: string;
}

export type WidgetCommand =
  | { type: 'activateNone' | 'activateMaintenance' | 'activateLogin' | 'activateRegister' }
  | { type: 'activateForgotPassword' | 'activateFeedback' | 'goToPlatform' | 'open' | 'close' };

/** Events of the widget. */
export type WidgetAction =
  | { type: 'ready' | 'closed' }
  /** The player has logged in. The platform's URL may follow, or has not arrived in time. */
  | { type: 'entered' | 'clientUrlMissing' }
  | { type: 'clientUrl'; url: string }
  | { type: 'loginFailed'; code?: string | undefined; skin?: string | undefined };

export type WidgetEffect =
  | { do: 'open'; module: WidgetModule; skin?: string | undefined }
  | { do: 'close' }
  /** Wait briefly for the platform's URL, then report `clientUrlMissing`. */
  | { do: 'awaitClientUrl' }
  /** Without a URL, go to the brand's own platform. */
  | { do: 'goToPlatform'; url?: string };

/** Rules for the whole visit. */
export interface WidgetRules {
  restriction: Restriction;
  /** Visitors may play at this location. Without it nothing leads to the platform. */
  canPlay: boolean;
  /** Go to the platform as soon as a logged-in player's URL is known. */
  goesToPlatform: boolean;
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

/** The widget command that shows a module of the account. */
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

function goToPlatform(state: WidgetState, { canPlay }: WidgetRules): WidgetStep {
  const { clientUrl } = state;
  if (!canPlay) return still({ ...state, wantsPlatform: false });
  if (clientUrl === undefined) return still({ ...state, wantsPlatform: true });
  return { state: { ...state, wantsPlatform: false }, effects: [{ do: 'goToPlatform', url: clientUrl }] };
}

/** Applies a command to the widget. Does nothing where the location forbids an account. */
export function commandWidget(state: WidgetState, { type }: WidgetCommand, rules: WidgetRules): WidgetStep {
  if (isBlocking(rules.restriction)) return still(state);
  switch (type) {
    case 'open':
      return open(state);
    case 'close':
      return close(state);
    case 'goToPlatform':
      return goToPlatform(state, rules);
    default: {
      const next = { ...state, view: activated[type] };
      const changes = next.view !== state.view;
      return changes && (state.isOpen || state.wantsOpen) ? open(next) : still(next);
    }
  }
}

const siblingSkin = 'USER_BELONGS_TO_SIBLING_SKIN';

/** Applies an event of the widget. */
export function reduceWidget(state: WidgetState, action: WidgetAction, rules: WidgetRules): WidgetStep {
  switch (action.type) {
    case 'ready': {
      const ready = { ...state, isReady: true };
      return state.wantsOpen && !isBlocking(rules.restriction) ? open(ready) : still(ready);
    }
    case 'closed':
      return still({ ...state, isOpen: false, wantsOpen: false, wantsPlatform: false });
    case 'clientUrl': {
      const held = { ...state, clientUrl: action.url };
      return state.wantsPlatform || rules.goesToPlatform ? goToPlatform(held, rules) : still(held);
    }
    case 'entered': {
      const goes = (state.wantsPlatform || rules.goesToPlatform) && rules.canPlay;
      if (!goes) return still(state);
      return state.clientUrl === undefined
        ? { state: { ...state, wantsPlatform: true }, effects: [{ do: 'awaitClientUrl' }] }
        : goToPlatform(state, rules);
    }
    case 'clientUrlMissing': {
      const goes = state.wantsPlatform && state.clientUrl === undefined && rules.canPlay;
      return goes ? { state: { ...state, wantsPlatform: false }, effects: [{ do: 'goToPlatform' }] } : still(state);
    }
    case 'loginFailed': {
      if (action.code !== siblingSkin || !action.skin) return still(state);
      const switched = { ...state, skin: action.skin };
      return state.isOpen ? open(switched) : still(switched);
    }
  }
}
