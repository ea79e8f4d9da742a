import type { PlayerState } from '../../shared/account/player.ts';
import { adCookiesOf, cookieLifetimes, type ExtraCookies, writeCookie } from '../../shared/tracking/ad-cookies.ts';
import { setCookie } from './document-cookies.ts';

/** Where the site's own server sets what a browser would not keep. */
export const adCookiesPath = '/api/ad-cookies';

/**
 * Remembers who has sent the visitor. Some browsers soon drop what a page sets by itself, so the server sets what is
 * missing, and the further parameters of advertising networks.
 */
export function sendAdCookies(
  { aname, deeplinkPrId }: Pick<PlayerState, 'aname' | 'deeplinkPrId'>,
  extra: ExtraCookies,
): void {
  if (!aname) return;
  const arrival = { aname, ...(deeplinkPrId && { deeplinkPrId }) };
  const isSecure = location.protocol === 'https:';
  for (const [name, value] of Object.entries(adCookiesOf(arrival))) {
    setCookie(writeCookie(name, value, cookieLifetimes.client, isSecure));
  }
  fetch(adCookiesPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...arrival, extra }),
    keepalive: true,
  }).catch(() => undefined);
}
