import * as v from 'valibot';
import { adCookiesOf, cookieLifetimes, extraCookieNames, writeCookie } from '../../shared/tracking/ad-cookies.ts';
import { codePattern } from '../../shared/tracking/arrival.ts';
import { problem, type ScriptEndpoint } from './endpoint.ts';

const code = v.pipe(v.string(), v.regex(codePattern));
const arrival = v.object({
  aname: code,
  deeplinkPrId: v.optional(code),
  extra: v.optional(v.record(v.picklist(extraCookieNames), code), {}),
});

/**
 * Sets first-party cookies for ad attribution: the source of the visit for a week, where the browser has dropped the
 * page's own, and details of its network for thirty days. The page calls this only with the visitor's consent.
 */
export const adCookies: ScriptEndpoint = {
  path: '/api/ad-cookies',

  handle({ body, header, brandConfig }) {
    const form = v.safeParse(arrival, body);
    if (!form.success) return Promise.resolve(problem(400, 'A code of the advertiser is needed.'));
    const { aname, deeplinkPrId, extra } = form.output;
    const wanted = adCookiesOf({ aname, ...(deeplinkPrId !== undefined && { deeplinkPrId }) });
    const present = new Set(header('cookie')?.split('; '));
    const isSecure = brandConfig.origin.startsWith('https:');
    const write = (codes: Readonly<Record<string, string>>, lifetime: number) =>
      Object.entries(codes)
        .filter(([name, value]) => !present.has(`${name}=${value}`))
        .map(([name, value]) => writeCookie(name, value, lifetime, isSecure));
    const cookies = [...write(wanted, cookieLifetimes.server), ...write(extra, cookieLifetimes.extra)];
    return Promise.resolve({ status: 200, data: {}, cookies });
  },
};
