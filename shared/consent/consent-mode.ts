import type { Consent } from './consent.ts';

type Granted = 'granted' | 'denied';

/** Signal names of the tag providers. */
type Signal =
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'personalization_storage'
  | 'security_storage';

/** One call of consent mode: the arguments after `consent`. */
export type ConsentCall =
  | readonly ['default', Readonly<Record<Signal, Granted>> & { wait_for_update: number }]
  | readonly ['update', Readonly<Partial<Record<Signal, Granted>>>];

/** Must run before any tag. */
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

/** Signals of a choice: analytics follows tracking, ads follow targeting. */
export const consentUpdate = ({ tracking, targeting }: Consent): ConsentCall => [
  'update',
  {
    ad_storage: granted(targeting),
    ad_user_data: granted(targeting),
    ad_personalization: granted(targeting),
    analytics_storage: granted(tracking),
  },
];

/** Consent category of each tag. */
export const tagCategories = { analytics: 'tracking', adPixel: 'targeting', clickFraud: 'functionality' } as const;
export type TagName = keyof typeof tagCategories;
export const tagNames = Object.keys(tagCategories) as TagName[];

/** The signal that controls each tag's storage. */
const tagSignals = {
  analytics: 'analytics_storage',
  adPixel: 'ad_storage',
  clickFraud: 'functionality_storage',
} as const satisfies Record<TagName, Signal>;

/** Whether a tag may load before the choice in advanced mode. Without a denied default it would store data at once. */
export const hasDeniedDefault = (name: TagName): boolean => defaultConsentCall[1][tagSignals[name]] === 'denied';
