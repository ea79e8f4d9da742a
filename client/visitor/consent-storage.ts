import { type Consent, consentKey, readConsent, writeConsent } from '../../shared/consent/consent.ts';
import { readStorage, writeStorage } from '../stores/storage.ts';
import { readCookies, setCookie } from './document-cookies.ts';

/** The choice in the session cookie. */
const readCookie = (): string | null => new RegExp(`(?:^|; )${consentKey}=([^;]*)`).exec(readCookies())?.[1] ?? null;

/** Sets the session cookie, or removes it for `null`. Where cookies are denied, the choice holds for this document only. */
function storeInCookie(value: string | null): void {
  const security = location.protocol === 'https:' ? '; Secure' : '';
  setCookie(`${consentKey}=${value ?? ''}; Path=/; SameSite=Lax${security}${value === null ? '; Max-Age=0' : ''}`);
}

/** The visitor's stored choice. A cookie is set only while storage fails, so it is newer than a choice in storage. */
export const readStoredConsent = (): Consent | undefined =>
  readConsent(readCookie()) ?? readConsent(readStorage('local', consentKey));

/** Stores the choice in local storage, or in a session cookie where storage is blocked, missing or full. */
export function storeConsent(choice: Consent): void {
  const text = writeConsent(choice);
  writeStorage('local', consentKey, text);
  const isStored = readStorage('local', consentKey) === text;
  if (!isStored) storeInCookie(text);
  else if (readCookie() !== null) storeInCookie(null);
}
