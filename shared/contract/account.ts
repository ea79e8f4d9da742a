/**
 * Interface of the authentication widget, a script of the authentication service that runs in the site's pages. Its
 * events are untrusted input like any response, so each has a schema.
 */
import * as v from 'valibot';
import type { FunnelPoint } from '../account/account-mode.ts';
import { type AccountLogGroup, accountLogGroups } from './scripts.ts';
import type { Restriction } from './visitor-services.ts';

export const widgetModules = ['login', 'register', 'resetPassword', 'feedback', 'maintenance'] as const;
export type WidgetModule = (typeof widgetModules)[number];

/** Value of `window.sonAuthConfig`, set by `GET {auth}/son-auth/config`. */
export const widgetConfig = v.looseObject({
  widgetUrl: v.pipe(v.string(), v.minLength(1)),
  skin: v.string(),
  clientUrl: v.string(),
});
export type WidgetConfig = v.InferOutput<typeof widgetConfig>;

const optionalText = v.optional(v.string());

/** Value of `window.accountLog`, set by the account logger's script. */
export type AccountLog = (group: AccountLogGroup, event: string, fields: object) => void;

/** Body of one call to the account logger service. */
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

/** Options that the site passes to the widget at its start, besides those of the service. */
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

/** Options for opening the widget. It offers nothing that funnel point, module and restriction exclude. */
export interface WidgetOptions {
  funnelPoint: FunnelPoint;
  /** The requested account target: `register`, `privacy`, `depositlimits` and so on. */
  target?: string;
  restriction: Restriction;
  skin?: string;
  /** Variants of the experiments around the account. */
  variants?: Partial<Record<'preReg' | 'preLogin' | 'postReg' | 'postLogin' | 'prePlatform', string>>;
  /** The visitor's data for the platform. */
  aname?: string;
  bt?: string;
  dl?: string;
  prid?: string;
}

/** Value of `window.sonAuth`, set by the widget's script. */
export interface Widget {
  init(config: WidgetStart): void;
  open(module: WidgetModule, options: WidgetOptions): void;
  close(): void;
  goToPlatform(url: string): void;
  /** Ends the session. Not every widget supports it. */
  logout?(): void;
  /**
   * Subscribes to an event and returns a function that unsubscribes. The names of `accountLogGroups` are events too.
   */
  on(event: WidgetEventName | AccountLogGroup, listener: (detail: unknown) => void): () => void;
}
