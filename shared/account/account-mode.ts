/** As the platform counts. */
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

/** Where in the funnel a visitor is, and what of the account they are shown. */
export interface AccountMode {
  funnelPoint: FunnelPoint;
  module: AccountModule;
}

/** What everybody begins with. */
export const guestMode: AccountMode = { funnelPoint: 'preLogin', module: 'login' };
