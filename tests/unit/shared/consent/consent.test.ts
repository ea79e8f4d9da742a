import { describe, expect, it } from 'vitest';
import { fullConsent, onlyNecessary, readConsent, writeConsent } from '../../../../shared/consent/consent.ts';
import { consentUpdate, defaultConsentCall, tagCategories } from '../../../../shared/consent/consent-mode.ts';

const flags = [true, false];
const choices = flags.flatMap((functionality) =>
  flags.flatMap((tracking) => flags.map((targeting) => ({ necessary: true, functionality, tracking, targeting }))),
);

describe('consent', () => {
  it.each(choices)('TRK-03 is serialized and parsed: %o', (choice) => {
    const text = writeConsent(choice);
    expect(text).toMatch(/^1[01]{3}$/);
    expect(readConsent(text)).toEqual(choice);
  });

  it('TRK-03 is serialized in the order necessary, functionality, tracking, targeting', () => {
    expect(writeConsent({ ...onlyNecessary, functionality: true })).toBe('1100');
    expect(writeConsent({ ...onlyNecessary, tracking: true })).toBe('1010');
    expect(writeConsent({ ...onlyNecessary, targeting: true })).toBe('1001');
    expect(writeConsent(fullConsent)).toBe('1111');
  });

  it.each([null, '', '1', '111', '11111', '1112', 'true'])(
    'TRK-03 is not parsed from the invalid value %s',
    (stored) => {
      expect(readConsent(stored)).toBeUndefined();
    },
  );
});

describe('consent mode', () => {
  it('TRK-03 denies optional storage by default, and waits 500 ms for an update', () => {
    expect(defaultConsentCall).toEqual([
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
    ]);
  });

  it.each(choices)('TRK-03 grants analytics with tracking and ads with targeting: %o', (choice) => {
    const ads = choice.targeting ? 'granted' : 'denied';
    expect(consentUpdate(choice)).toEqual([
      'update',
      {
        ad_storage: ads,
        ad_user_data: ads,
        ad_personalization: ads,
        analytics_storage: choice.tracking ? 'granted' : 'denied',
      },
    ]);
  });

  it('TRK-03 assigns a category to each tag', () => {
    expect(tagCategories).toEqual({ analytics: 'tracking', adPixel: 'targeting', clickFraud: 'functionality' });
  });
});
