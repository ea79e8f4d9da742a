/** Segment numbers of the platform. */
export const segments = { guest: -1, lead: 0, real: 1 } as const;
export type Segment = (typeof segments)[keyof typeof segments];

export const funnelPoints = [
  'preLogin',
  'preRegister',
  'register',
  'login',
  'postRegister',
  'postLogin',
  'feedback',
  'resetPassword',
  'playblocked',
  'registerblocked',
] as const;
export type FunnelPoint = (typeof funnelPoints)[number];

export const accountModules = ['login', 'resetPassword', 'register', 'geoBlock', 'feedback'] as const;
export type AccountModule = (typeof accountModules)[number];

/** A visitor's point in the funnel, and the account module to show. */
export interface AccountMode {
  funnelPoint: FunnelPoint;
  module: AccountModule;
}

/** Initial account mode of every visitor. */
export const guestMode: AccountMode = { funnelPoint: 'preLogin', module: 'login' };
