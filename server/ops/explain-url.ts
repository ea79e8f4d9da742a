import type { CachedPage, PageCache } from '../cache/page-cache.ts';
import type { SharedPages } from '../cache/shared-pages.ts';
import type { Config } from '../config/config.ts';
import type { BrandConfig } from '../config/brand-config.ts';
import { hostName } from '../http/request/host.ts';
import { type PageTarget, resolveTarget } from '../http/request/target.ts';

/** A cached page, for operators. Bodies and headers are left out. */
export interface PageReport {
  state: 'fresh' | 'stale' | 'expired';
  status: number;
  /** Seconds since its data was requested. */
  age: number;
  /** Times in ISO 8601. */
  freshUntil: string;
  staleUntil: string;
  hits: number;
  bytes: number;
  tags: readonly string[];
}

/** A report of one process on a URL. */
export interface UrlReport {
  pid: number;
  brand?: string;
  culture?: string;
  route?: string;
  /** Cause for which the URL has no cached page, or none that belongs to it. */
  reason?: string;
  /** The page cache of the process. */
  page?: PageReport;
  /** The shared cache. Absent where there is none. */
  shared?: PageReport | 'missing' | 'unavailable';
}

interface ExplainOptions {
  config: Config;
  hosts: ReadonlyMap<string, BrandConfig>;
  cache: PageCache;
  sharedPages: SharedPages | undefined;
  buildId: string;
}

function reportOf(page: Omit<CachedPage, 'headers'>): PageReport {
  const now = performance.now();
  // One origin for all times, or they would differ by the time between two readings of the clock.
  const origin = Math.round(Date.now() - now);
  const toIso = (time: number) => new Date(origin + time).toISOString();
  const { status, hits, bytes, tags, renderedAt, freshUntil, staleUntil } = page;
  return {
    state: now < freshUntil ? 'fresh' : now <= staleUntil ? 'stale' : 'expired',
    status,
    age: Math.round((now - renderedAt) / 1_000),
    freshUntil: toIso(freshUntil),
    staleUntil: toIso(staleUntil),
    hits,
    bytes,
    tags,
  };
}

/** Why the URL of a page has no cache key. */
function whyUncached({ match, forced, search, isEmulated }: PageTarget): string {
  if (match.route.system) return 'Pages of this route are never cached.';
  if (forced) return 'The query names the page (?route=), and such pages are never cached.';
  if (isEmulated || search.size === 0) return 'The query emulates a visitor, and such pages are never cached.';
  return 'The query filters or searches a list. Such URLs are unbounded, so their pages are never cached.';
}

const notYet =
  'Not rendered yet, purged, expired or evicted; or its data failed or was late. An item that does not exist shares the 404 page of its culture.';

/** Explains what this process has cached for an absolute URL, without counting a hit. */
export function createExplainUrl({ config, hosts, cache, sharedPages, buildId }: ExplainOptions) {
  return async function explainUrl(url: string): Promise<UrlReport> {
    const { pid } = process;
    const { host, pathname, search } = new URL(url);
    const brandConfig = hosts.get(hostName(host) ?? '');
    if (!brandConfig) return { pid, reason: `The host ${host} is not served here.` };
    const brand = brandConfig.brand.id;
    const target = resolveTarget(brandConfig, pathname + search, buildId);
    if (target.kind === 'redirect') return { pid, brand, reason: `It redirects to ${target.location}` };
    if (target.kind === 'file') return { pid, brand, reason: 'It is a file or an endpoint, not a page.' };
    const { match, culture, cacheKey } = target;
    const about = { pid, brand, culture: culture.code, route: match.key };
    if (!config.cache.enabled) return { ...about, reason: 'CACHE=off turns the page cache off.' };
    if (cacheKey === undefined) return { ...about, reason: whyUncached(target) };
    const page = cache.peek(cacheKey);
    const shared = await sharedPages?.peek(cacheKey);
    const isFound = page !== undefined || typeof shared === 'object';
    return {
      ...about,
      ...(!isFound && { reason: notYet }),
      ...(page && { page: reportOf(page) }),
      ...(sharedPages && { shared: typeof shared === 'object' ? reportOf(shared) : (shared ?? 'missing') }),
    };
  };
}
export type ExplainUrl = ReturnType<typeof createExplainUrl>;
