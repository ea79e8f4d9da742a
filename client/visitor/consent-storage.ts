import { type Consent, consentKey, readConsent, writeConsent } from '../../shared/consent/consent.ts';
import { readStorage, writeStorage } from '../stores/storage.ts';

/** The choice in the session cookie. Browsers throw where cookies are denied to the document. */
function readCookie(): string | null {
  try {
    return new RegExp(`(?:^|; )${consentKey}=([^;]*)`).exec(document.cookie)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Sets the session cookie, or removes it for `null`. */
function setCookie(value: string | null): void {
  const security = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${consentKey}=${value ?? ''}; Path=/; SameSite=Lax${security}${value === null ? '; Max-Age=0' : ''}`;
  } catch {
    // The choice then holds for this document only.
  }
}

/** The visitor's stored choice. A cookie is set only while storage fails, so it is newer than what storage holds. */
export const readStoredConsent = (): Consent | undefined =>
  readConsent(readCookie()) ?? readConsent(readStorage('local', consentKey));

/** Stores the choice in local storage, or in a session cookie where storage is blocked, missing or full. */
export function storeConsent(choice: Consent): void {
  const text = writeConsent(choice);
  writeStorage('local', consentKey, text);
  const isStored = readStorage('local', consentKey) === text;
  if (!isStored) setCookie(text);
  else if (readCookie() !== null) setCookie(null);
}
