import { type LogCall, logNumbers } from '../contract/log-numbers.ts';
import type { LogEntry } from '../contract/log-entry.ts';
import { adCookieNames } from '../tracking/ad-cookies.ts';

/** What a page knows of itself and its visitor. */
export interface LogSurroundings {
  name: string;
  domain: string;
  url: string;
  referral: string;
  /** All cookies of the page, as `document.cookie` has them. */
  cookies: string;
  userAgent: string;
}

/** Only these tell nothing of who somebody is. */
const tellable: readonly string[] = adCookieNames;

/** Of all cookies those that a log may hold. */
export const tellableCookies = (cookies: string): string =>
  cookies
    .split('; ')
    .filter((cookie) => tellable.includes(cookie.split('=', 1).join('')))
    .join('; ');

/** One entry, cut to what the logger takes. */
export function logEntryOf(call: LogCall, message: string, data: string, around: LogSurroundings): LogEntry {
  const { name, domain, url, referral, cookies, userAgent } = around;
  return {
    log: {
      Number: logNumbers[call],
      Message: message.slice(0, 2000),
      ...(data && { AdditionalData: data.slice(0, 8000) }),
    },
    app: { name, domain, url: url.slice(0, 4000), referral: referral.slice(0, 4000) },
    user: { cookies: tellableCookies(cookies).slice(0, 2000), userAgent: userAgent.slice(0, 500) },
  };
}
