import type { Consent } from './consent.ts';

type Granted = 'granted' | 'denied';

/** Names as the providers of tags have them. */
type Signal =
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage';

/** One call of consent mode: the arguments behind the word `consent`. */
export type ConsentCall =
  | readonly ['default', Readonly<Record<Signal, Granted>> & { wait_for_update: number }]
  | readonly ['update', Readonly<Partial<Record<Signal, Granted>>>];

/** Comes before any tag. */
export const defaultConsentCall: ConsentCall = [
  'default',
  {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'granted',
    personalization_storage: 'granted',
    security_storage: 'granted',
    wait_for_update: 500,
  },
];

const granted = (value: boolean): Granted => (value ? 'granted' : 'denied');

/** What a choice grants: analytics goes with tracking, ads with targeting. */
export const consentUpdate = ({ tracking, targeting }: Consent): ConsentCall => [
  'update',
  {
    ad_storage: granted(targeting),
    ad_user_data: granted(targeting),
    ad_personalization: granted(targeting),
    analytics_storage: granted(tracking),
  },
];

/** Tags by the category that each goes with. */
export const tagCategories = { analytics: 'tracking', adPixel: 'targeting', clickFraud: 'functionality' } as const;
export type TagName = keyof typeof tagCategories;
