/**
 * The authentication widget: a script of the authentication service, in a page of the site. What it sends is as foreign as any
 * answer, so each event has its schema.
 */
import * as v from 'valibot';
import { type AccountLogGroup, accountLogGroups } from './scripts.ts';

export const widgetModules = ['login', 'register', 'resetPassword', 'feedback', 'maintenance'] as const;
export type WidgetModule = (typeof widgetModules)[number];

/** What `GET {auth}/son-auth/config` leaves in `window.sonAuthConfig`. */
export const widgetConfig = v.looseObject({
  widgetUrl: v.pipe(v.string(), v.minLength(1)),
  skin: v.string(),
  clientUrl: v.string(),
});
export type WidgetConfig = v.InferOutput<typeof widgetConfig>;

const optionalText = v.optional(v.string());

/** What the account logger's script leaves in `window.accountLog`. */
export type AccountLog = (group: AccountLogGroup, event: string, fields: object) => void;

/** One entry of it, as its service takes it. */
export const accountLogEntry = v.object({
  group: v.picklist(accountLogGroups),
  event: v.pipe(v.string(), v.maxLength(100)),
  fields: v.record(v.string(), v.unknown()),
});

/** Guest -1, lead 0, real player 1. */
export const segment = v.picklist([-1, 0, 1]);

export const widgetEvents = {
  ready: v.unknown(),
  open: v.unknown(),
  close: v.unknown(),
  clientUrl: v.object({ url: v.string() }),
  login: v.object({
    segment,
    loginname: optionalText,
    userExtId: optionalText,
    lang: v.optional(v.object({ code: v.string() })),
  }),
  loginFailed: v.object({ code: optionalText, skin: optionalText }),
  register: v.object({ process: v.optional(v.number()), username: optionalText, loginname: optionalText }),
  registerFailed: v.object({ code: optionalText }),
} as const;
export type WidgetEventName = keyof typeof widgetEvents;
export type WidgetEvent<Name extends WidgetEventName> = v.InferOutput<(typeof widgetEvents)[Name]>;

/** What the site asks of the widget at its start, besides what the service configured. */
export interface WidgetStart extends WidgetConfig {
  lang: string;
  country: string;
  /** The visitor may not choose another country. */
  disableCountry: boolean;
  feedbacksEnabled: boolean;
  /** Registration by payment: no form, the first deposit makes the account. */
  usePnpRegistration: boolean;
  brandCode: string;
  siteName: string;
  termsUrl: string;
  privacyUrl: string;
}

export interface WidgetOptions {
  /** Where the player came from: `register`, `privacy`, `depositlimits` and so on. */
  mode?: string;
  skin?: string;
}

/** What the widget's script leaves in `window.sonAuth`. */
export interface Widget {
  init(config: WidgetStart): void;
  open(module: WidgetModule, options?: WidgetOptions): void;
  close(): void;
  goToPlatform(url: string): void;
  /** Listens; what it returns ends the listening. Also called with the names of `accountLogGroups`. */
  on(event: WidgetEventName | AccountLogGroup, listener: (detail: unknown) => void): () => void;
}
