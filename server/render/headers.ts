import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { AssetManifest } from '../../shared/assets/manifest.ts';
import type { Config } from '../config/config.ts';
import type { RuntimeBrand } from '../config/runtime-brand.ts';
import { contentSecurityPolicy } from './csp.ts';

export type HeaderMap = Readonly<Record<string, string>>;

/** How an answer came about, told in `X-Cache`. */
export type CacheState = 'hit' | 'miss' | 'stream' | 'bypass';

export interface AnswerKind {
  /** Complete and shareable: shared caches may keep it. */
  shared: boolean;
  /** Shared caches may not send it once it is old: what is not there now may come. */
  brief?: boolean;
  nonce?: string | undefined;
  lang?: string;
  /** Seconds after which a refused visitor may try again. */
  retryAfter?: number;
}

/** Runs helmet once, against nothing, and keeps what it would have set: a hit has no time to run a middleware. */
function helmetHeaders(site: RuntimeBrand): HeaderMap {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: (name: string) => delete headers[name.toLowerCase()],
  };
  const secure = site.origin.startsWith('https:');
  helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure && { maxAge: 63_072_000, includeSubDomains: true },
  })({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

/** What these forbid is forbidden for pages: pictures may be shown elsewhere, and browsers open nothing that has both a sandbox and an opener policy. */
const ofPagesAlone = new Set(['cross-origin-opener-policy', 'cross-origin-resource-policy']);

export type Protect = (response: ServerResponse, site: RuntimeBrand) => void;

/** Sets what protects every answer of a brand, page or not; pages bring all of their headers with them. */
export function createProtect({ brands }: Pick<Config, 'brands'>): Protect {
  const fixed = new Map(
    brands.map((site) => {
      const headers = Object.entries(helmetHeaders(site)).filter(([name]) => !ofPagesAlone.has(name));
      return [site.brand.id, new Map(headers)] as const;
    }),
  );
  return (response, site) => {
    const headers = fixed.get(site.brand.id);
    if (headers) response.setHeaders(headers);
  };
}

const permissionsPolicy = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * One function for the headers of every html answer of a brand, whether hit, miss, stream, 404 or 500. What differs is named
 * by `AnswerKind`; what changes from request to request (`x-request-id`, `x-cache`, `server-timing`) is added by the sender.
 */
export function createAnswerHeaders(config: Config, assets: AssetManifest) {
  const { freshMs, staleMs } = config.cache;
  const brief = `public, max-age=0, s-maxage=${freshMs / 1000}`;
  const lasting = `${brief}, stale-while-revalidate=${staleMs / 1000}`;
  const fixed = new Map(config.brands.map((site) => [site.brand.id, helmetHeaders(site)]));
  const make = (site: RuntimeBrand, { shared, brief: isBrief, nonce, lang, retryAfter }: AnswerKind): HeaderMap => ({
    'content-type': 'text/html; charset=utf-8',
    ...(lang && { 'content-language': lang }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    'cache-control': !shared ? 'private, no-store' : isBrief ? brief : lasting,
    vary: 'Accept-Encoding',
    ...contentSecurityPolicy(site, assets, { nonce, devReload: config.devReload }),
    ...fixed.get(site.brand.id),
    'permissions-policy': permissionsPolicy,
    ...(config.staging && { 'x-robots-tag': 'noindex' }),
  });
  /** Of one kind, all kept pages have the same, and share it. */
  const made = new Map<string, HeaderMap>();
  return (site: RuntimeBrand, kind: AnswerKind): HeaderMap => {
    if (kind.nonce !== undefined) return make(site, kind);
    const key = [site.brand.id, kind.shared, kind.brief, kind.lang, kind.retryAfter].join();
    const headers = made.get(key) ?? make(site, kind);
    made.set(key, headers);
    return headers;
  };
}
export type AnswerHeaders = ReturnType<typeof createAnswerHeaders>;
