import type { Brand } from '../../brands/index.ts';
import { tagCategories, tagNames } from '../../shared/consent/consent-mode.ts';
import type { ConsentCategory } from '../../shared/consent/consent.ts';
import { adCookieNames, extraCookieNames, writeCookie } from '../../shared/tracking/ad-cookies.ts';
import { functionalityKeys } from '../stores/persisted-stores.ts';
import { removeStorage } from '../stores/storage.ts';
import { readCookies, setCookie } from './document-cookies.ts';

/** Stored items by consent category. */
const keysByCategory: Readonly<
  Partial<Record<ConsentCategory, { local: readonly string[]; session: readonly string[] }>>
> = {
  functionality: functionalityKeys,
  // Keys of the tracking script, for a visitor and a visit.
  tracking: { local: ['pg-uguid'], session: ['pg-usguid'] },
};

/** Domains for which a script may have set a cookie: the page's host and its parent domains. */
function cookieDomains(): string[] {
  const labels = location.hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Removes cookies by name. `_ga_*` is a prefix. */
function removeTagCookies(patterns: readonly string[]): void {
  const isNamed = (name: string) =>
    patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
  const names = readCookies()
    .split('; ')
    .map((cookie) => cookie.split('=', 1).join(''));
  for (const name of names.filter(isNamed)) {
    const expired = writeCookie(name, '', 0, location.protocol === 'https:');
    setCookie(expired);
    // Tags set cookies for the widest domain that the browser allows.
    for (const domain of cookieDomains()) setCookie(`${expired}; Domain=${domain}`);
  }
}

/** Removes the stored items of a category that the visitor no longer allows. */
export function forget(category: ConsentCategory, tags: Brand['thirdPartySettings']): void {
  for (const key of keysByCategory[category]?.local ?? []) removeStorage('local', key);
  for (const key of keysByCategory[category]?.session ?? []) removeStorage('session', key);
  const ended = tagNames.filter((name) => tagCategories[name] === category);
  removeTagCookies(ended.flatMap((name) => tags[name]?.cookies ?? []));
  if (category !== 'targeting') return;
  for (const name of [...adCookieNames, ...extraCookieNames]) {
    if (readCookies().includes(`${name}=`)) setCookie(writeCookie(name, '', 0, location.protocol === 'https:'));
  }
}
