import { type Arrival, readCodes } from './arrival.ts';

/** Lifetimes of cookies in seconds. */
export const cookieLifetimes = { client: 31_536_000, server: 604_800, extra: 2_592_000 } as const;

/** Zone id of the site in ad attribution. */
const zone = '1';

export const adCookieNames = ['Aname', 'Dyn_id', 'Zone_id'] as const;
export type AdCookies = Readonly<Partial<Record<(typeof adCookieNames)[number], string>>>;

/** Attribution cookies of an arrival. Empty for visitors without an advertiser. */
export const adCookiesOf = ({ aname, deeplinkPrId }: Arrival): AdCookies =>
  aname === undefined
    ? {}
    : { Aname: aname, ...(deeplinkPrId !== undefined && { Dyn_id: deeplinkPrId }), Zone_id: zone };

/** Further attribution cookies of ad networks, with the query parameters that set them. */
const extraParameters = { Click_id: 'clickid', Sub_id: 'subid' } as const;

export const extraCookieNames = Object.keys(extraParameters) as (keyof typeof extraParameters)[];
export type ExtraCookies = Readonly<Partial<Record<keyof typeof extraParameters, string>>>;

/** Set by the server only, since browsers soon delete cookies that scripts set. */
export const readExtraCookies = (search: URLSearchParams): ExtraCookies => readCodes(search, extraParameters);

/** A cookie for `document.cookie` and `Set-Cookie`. Values are codes, which need no escaping. */
export const writeCookie = (name: string, value: string, maxAge: number, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
