import type { ConsentCategory } from '../../shared/consent/consent.ts';
import { adCookieNames, extraCookieNames, writeCookie } from '../../shared/tracking/ad-cookies.ts';
import { functionalityKeys } from '../stores/kept-stores.ts';
import { removeStorage } from '../stores/storage.ts';

/** What each category keeps on the device. */
const kept: Readonly<Partial<Record<ConsentCategory, { local: readonly string[]; session: readonly string[] }>>> = {
  functionality: functionalityKeys,
  // The tracking script's own names for a visitor and a visit.
  tracking: { local: ['pg-uguid'], session: ['pg-usguid'] },
};

/** Takes from the device what a category has left there, when the visitor does not allow it any more. */
export function forget(category: ConsentCategory): void {
  for (const key of kept[category]?.local ?? []) removeStorage('local', key);
  for (const key of kept[category]?.session ?? []) removeStorage('session', key);
  if (category !== 'targeting') return;
  for (const name of [...adCookieNames, ...extraCookieNames]) {
    if (document.cookie.includes(`${name}=`))
      document.cookie = writeCookie(name, '', 0, location.protocol === 'https:');
  }
}
