import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { AssetManifest } from '../../shared/assets/manifest.ts';
import type { Config } from '../config/config.ts';
import type { BrandConfig } from '../config/brand-config.ts';
import { type HeaderMap, neverStored } from '../http/header-values.ts';
import { contentSecurityPolicy } from './csp.ts';

export interface ResponseKind {
  /** Complete and the same for all clients, so shared caches may store it. */
  isPublic: boolean;
  /** Shared caches may not serve it stale, since missing content may appear soon. */
  brief?: boolean;
  nonce?: string | undefined;
  lang?: string;
  /** Value of Retry-After in seconds. */
  retryAfter?: number;
}

/** Runs helmet once and caches its headers, since running a middleware on each hit is too slow. */
function helmetHeaders(brandConfig: BrandConfig): HeaderMap {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: (name: string) => delete headers[name.toLowerCase()],
  };
  const secure = brandConfig.origin.startsWith('https:');
  helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure && { maxAge: 63_072_000, includeSubDomains: true },
  })({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

/**
 * These policies apply to pages only. Other sites may embed images, and browsers don't open a response with both a
 * sandbox and an opener policy.
 */
const ofPagesAlone = new Set(['cross-origin-opener-policy', 'cross-origin-resource-policy']);

export type SetSecurityHeaders = (response: ServerResponse, brandConfig: BrandConfig) => void;

/** Sets the security headers of every response of a brand. Pages replace them by their own set, which has more. */
export function createSecurityHeaders({ brands }: Pick<Config, 'brands'>): SetSecurityHeaders {
  const fixed = new Map(
    brands.map((brandConfig) => {
      const headers = Object.entries(helmetHeaders(brandConfig)).filter(([name]) => !ofPagesAlone.has(name));
      return [brandConfig.brand.id, new Map(headers)] as const;
    }),
  );
  return (response, brandConfig) => {
    const headers = fixed.get(brandConfig.brand.id);
    if (headers) response.setHeaders(headers);
  };
}

const permissionsPolicy = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Headers for all HTML responses of a brand: hit, miss, stream, 404 or 500. `ResponseKind` names the differences. The
 * sender adds headers that vary by request (`x-request-id`, `x-cache`, `server-timing`).
 */
export function createResponseHeaders(config: Config, assets: AssetManifest) {
  const { freshMs, staleMs } = config.cache;
  const brief = `public, max-age=0, s-maxage=${freshMs / 1000}`;
  const lasting = `${brief}, stale-while-revalidate=${staleMs / 1000}`;
  const fixed = new Map(config.brands.map((brandConfig) => [brandConfig.brand.id, helmetHeaders(brandConfig)]));
  const make = (
    brandConfig: BrandConfig,
    { isPublic, brief: isBrief, nonce, lang, retryAfter }: ResponseKind,
  ): HeaderMap => ({
    'content-type': 'text/html; charset=utf-8',
    ...(lang && { 'content-language': lang }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    'cache-control': !isPublic ? neverStored : isBrief ? brief : lasting,
    vary: 'Accept-Encoding',
    ...contentSecurityPolicy(brandConfig, assets, { nonce, devReload: config.devReload }),
    ...fixed.get(brandConfig.brand.id),
    'permissions-policy': permissionsPolicy,
    ...(config.staging && { 'x-robots-tag': 'noindex' }),
  });
  /** All cached pages of a kind share one header object. */
  const made = new Map<string, HeaderMap>();
  return (brandConfig: BrandConfig, kind: ResponseKind): HeaderMap => {
    if (kind.nonce !== undefined) return make(brandConfig, kind);
    const key = [brandConfig.brand.id, kind.isPublic, kind.brief, kind.lang, kind.retryAfter].join();
    const headers = made.get(key) ?? make(brandConfig, kind);
    made.set(key, headers);
    return headers;
  };
}
export type ResponseHeaders = ReturnType<typeof createResponseHeaders>;
