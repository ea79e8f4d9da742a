import type { PlayerState } from '../../shared/account/player.ts';
import { adCookiesOf, cookieLifetimes, type ExtraCookies, writeCookie } from '../../shared/tracking/ad-cookies.ts';
import { setCookie } from './document-cookies.ts';

/** Endpoint that sets cookies which browsers would soon delete if a script set them. */
export const adCookiesPath = '/api/ad-cookies';

/**
 * Sets the ad attribution cookies of the visit. Some browsers soon delete cookies set by scripts, so the server sets the
 * missing ones again, and those of advertising networks.
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
