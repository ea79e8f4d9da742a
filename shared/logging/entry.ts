import { type LogCall, logNumbers } from './log-numbers.ts';
import type { LogEntry } from '../contract/log-entry.ts';
import { adCookieNames } from '../tracking/ad-cookies.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Context of a log entry: the page and its visitor. */
export interface LogSurroundings {
  name: string;
  domain: string;
  url: string;
  referral: string;
  /** All cookies of the page, as `document.cookie` has them. */
  cookies: string;
  userAgent: string;
}

/** Cookies that don't identify a visitor. */
const loggable: readonly string[] = adCookieNames;

/** Filters cookies that may be logged. */
export const loggableCookies = (cookies: string): string =>
  cookies
    .split('; ')
    .filter((cookie) => loggable.includes(cookie.split('=', 1).join('')))
    .join('; ');

/** A log entry without secrets in URLs, truncated to the logger's limits. Stacks contain the page's URL. */
export function logEntryOf(call: LogCall, message: string, data: string, around: LogSurroundings): LogEntry {
  const { name, domain, url, referral, cookies, userAgent } = around;
  return {
    log: {
      Number: logNumbers[call],
      Message: withoutSecrets(message).slice(0, 2000),
      ...(data && { AdditionalData: withoutSecrets(data).slice(0, 8000) }),
    },
    app: {
      name,
      domain,
      url: withoutSecrets(url).slice(0, 4000),
      referral: withoutSecrets(referral).slice(0, 4000),
    },
    user: { cookies: loggableCookies(cookies).slice(0, 2000), userAgent: userAgent.slice(0, 500) },
  };
}
