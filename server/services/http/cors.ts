import type { IsOurSite } from './our-sites.ts';

export type CorsHeaders = (origin: string | undefined) => Record<string, string>;

/**
 * Only pages of the operator's sites may read responses. `Vary` is set on every response, otherwise a shared cache
 * would serve one site's permission to another.
 */
export function createCors(isOurSite: IsOurSite): CorsHeaders {
  return (origin) => {
    const url = origin ? URL.parse(origin) : null;
    if (!origin || !url || !isOurSite(url)) return { Vary: 'Origin' };
    return {
      Vary: 'Origin',
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'ETag, X-Request-Id',
      'Timing-Allow-Origin': origin,
    };
  };
}

/** Additional headers of a preflight response. */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id',
  'Access-Control-Max-Age': '86400',
} as const;
