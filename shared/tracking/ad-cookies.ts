import { type Arrival, readCodes } from './arrival.ts';

/** Seconds that a cookie lasts. */
export const cookieLifetimes = { client: 31_536_000, server: 604_800, extra: 2_592_000 } as const;

/** Part of the site's place with advertisers. */
const zone = '1';

export const adCookieNames = ['Aname', 'Dyn_id', 'Zone_id'] as const;
export type AdCookies = Readonly<Partial<Record<(typeof adCookieNames)[number], string>>>;

/** What is remembered of an arrival; nothing of a visitor whom nobody has sent. */
export const adCookiesOf = ({ aname, deeplinkPrId }: Arrival): AdCookies =>
  aname === undefined
    ? {}
    : { Aname: aname, ...(deeplinkPrId !== undefined && { Dyn_id: deeplinkPrId }), Zone_id: zone };

/** What networks of advertisers tell besides, under names of their own: a cookie, and the parameter that it comes by. */
const extraParameters = { Click_id: 'clickid', Sub_id: 'subid' } as const;

export const extraCookieNames = Object.keys(extraParameters) as (keyof typeof extraParameters)[];
export type ExtraCookies = Readonly<Partial<Record<keyof typeof extraParameters, string>>>;

/** Kept by the server alone, for a browser soon drops what a page sets. */
export const readExtraCookies = (search: URLSearchParams): ExtraCookies => readCodes(search, extraParameters);

/** A cookie as `document.cookie` and `Set-Cookie` take it. Values are codes, which need no escape. */
export const writeCookie = (name: string, value: string, maxAge: number, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
