import type { Culture } from '../../../locales/index.ts';
import { isAvailable, patternIn } from '../../../shared/routing/availability.ts';
import { canonicalPath } from '../../../shared/routing/canonical.ts';
import { categoryFilters } from '../../../shared/routing/category-parameters.ts';
import { normalCategoryQuery } from '../../../shared/data/category-query.ts';
import { pageOfRoute } from '../../../shared/data/page-number.ts';
import { emulatedTime } from '../../../shared/time/emulated-time.ts';
import { isFestive } from '../../../shared/time/festive.ts';
import { isSystemPath } from '../../../shared/routing/system-path.ts';
import { fallbackMatch, findRoute, type Match, matchRoute, splitPrefix } from '../../../shared/routing/match.ts';
import { fillPattern, isName, paramNames } from '../../../shared/routing/pattern.ts';
import type { BrandConfig } from '../../config/brand-config.ts';
import {
  type LocaleOverride,
  messagesParameter,
  overrideNames,
  parseLocaleOverride,
} from '../../emulation/locale-override.ts';
import { cultureWith } from '../../emulation/site.ts';
import { isSameSecret } from '../../config/same-secret.ts';

/** Meaning of a URL before any fetch. */
export type Target = { kind: 'redirect'; location: string } | { kind: 'file' } | PageTarget;

export interface PageTarget {
  kind: 'page';
  brandConfig: BrandConfig;
  culture: Culture;
  match: Match;
  /** Path without the culture's prefix. The route's own where the URL does not name it. */
  path: string;
  search: URLSearchParams;
  /** Chosen by the caller or by `?route=` instead of the path. */
  forced: boolean;
  /** The page's time in epoch milliseconds. */
  now: number;
  /** `now` differs from the real time, because of `?dem=`. */
  isEmulated: boolean;
  /** The locale of `?messages=`, in place of the culture's own. */
  localeOverride?: LocaleOverride;
  /** Cache key of the rendered page. Missing when it must not be cached. */
  cacheKey?: string;
}

/** Parameters with unbounded values. Such pages are rarely requested twice. */
const unboundedParameters = ['q', 'seed', ...categoryFilters];

/** Parameters that emulate visitors, where emulation is on. Such pages are for one client. */
const emulating = ['gl', 'dem', 'PgTstQA', messagesParameter];

export interface TargetOptions {
  /** Epoch milliseconds. */
  clock?: number;
  /** Key of a route that overrides the path. Takes precedence over `?route=`. */
  route?: string;
}

/**
 * The target of a path and query on a brand's host. A path that is not a page (a file, a system endpoint) is `file`. A
 * single redirect leads to the canonical form, keeps the query and never leaves the host.
 */
export function resolveTarget(
  brandConfig: BrandConfig,
  url: string,
  buildId: string,
  { clock = Date.now(), route }: TargetOptions = {},
): Target {
  const [rawPath = '/', ...rest] = url.split('?');
  const query = rest.join('?');
  const { culture, path } = splitPrefix(rawPath, brandConfig.cultures);
  const search = new URLSearchParams(query);
  const given = forcedBy(route, search, culture, brandConfig);
  if (!given) {
    const canonical = canonicalPath(rawPath, brandConfig.cultures);
    if (canonical !== undefined) return { kind: 'redirect', location: query ? `${canonical}?${query}` : canonical };
    if (isSystemPath(rawPath)) return { kind: 'file' };
  }
  const forcedMatch = given ?? forcedBy(search.get('route'), search, culture, brandConfig);
  const requested = forcedMatch ?? matchRoute(path, culture.code, brandConfig.brand.id);
  const match = mayShow(requested, search, brandConfig) ? requested : fallbackMatch;
  const emulated = brandConfig.emulation ? emulatedTime(search.get('dem'), culture.timeZone) : undefined;
  const localeOverride = brandConfig.emulation ? parseLocaleOverride(overrideNames(search)[0]) : undefined;
  const target: PageTarget = {
    kind: 'page',
    brandConfig,
    culture: localeOverride ? cultureWith(culture, localeOverride) : culture,
    match,
    path: match === forcedMatch || match === fallbackMatch ? pathOf(match, culture) : path,
    search: relevantQuery(match, search),
    // The 404 page belongs to the requested URL.
    forced: match === forcedMatch && given?.key !== fallbackMatch.key,
    now: emulated ?? clock,
    isEmulated: emulated !== undefined,
    ...(localeOverride && { localeOverride }),
  };
  const cacheKey = keyOf(target, search, buildId);
  return cacheKey === undefined ? target : { ...target, cacheKey };
}

/** Drafts need the token. Where none is set, only emulation sites show drafts, publicly. */
function mayShow({ route }: Match, search: URLSearchParams, { previewToken, emulation }: BrandConfig): boolean {
  if (!route.draft) return true;
  return previewToken === '' ? emulation : isSameSecret(search.get('token') ?? '', previewToken);
}

/** A page with several URLs is the same for all of them. A forced page does not redirect to its own URL. */
const pathOf = ({ route, params }: Match, culture: Culture) => fillPattern(patternIn(route, culture.code), params);

/** Route of `?route=slotsGame&gameSlug=x`. Ignores unknown keys, routes that the culture lacks, and missing params. */
function forcedBy(
  key: string | null | undefined,
  search: URLSearchParams,
  culture: Culture,
  { brand }: BrandConfig,
): Match | undefined {
  const route = typeof key === 'string' ? findRoute(key) : undefined;
  if (!route || !isAvailable(route, culture.code, brand.id)) return undefined;
  const names = paramNames(route.pattern);
  const params = Object.fromEntries(names.map((name) => [name, search.get(name) ?? '']));
  return names.every((name) => isName(params[name] ?? '')) ? { key: route.key, route, params } : undefined;
}

/** Only parameters that change the page, in fixed order, so that tracking parameters don't split the cache. */
function relevantQuery({ route }: Match, search: URLSearchParams): URLSearchParams {
  if (route.contentType === 'category') return normalCategoryQuery(search);
  const relevant = new URLSearchParams();
  const page = pageOfRoute(route, search);
  for (const name of route.query ?? []) {
    for (const value of name === 'page' ? furtherPage(page) : [...new Set(search.getAll(name))].sort()) {
      if (value !== '' || name === 'q') relevant.append(name, value);
    }
  }
  return relevant;
}

/** Page 1 has no parameter. */
const furtherPage = (page: number) => (page > 1 ? [String(page)] : []);

/** All 404s of a culture share one page. Searches, filtered lists, forced, emulated and system pages are not cached. */
function keyOf(target: PageTarget, rawQuery: URLSearchParams, buildId: string): string | undefined {
  const { match, search, culture, brandConfig, forced, path, now } = target;
  const isNotFound = match.route === fallbackMatch.route;
  const isEmulating = brandConfig.emulation && emulating.some((name) => rawQuery.has(name));
  const isPrivate = forced || isEmulating || unboundedParameters.some((name) => search.has(name));
  if (isPrivate || (match.route.system && !isNotFound)) return undefined;
  const name = isNotFound ? '404' : `${path}?${search}`;
  const look = isFestive(now, culture.timeZone) ? 'festive' : '';
  return [brandConfig.brand.id, culture.code, name, buildId, look].join('\n');
}

/** The 404 page in place of a missing item. All of a culture's share one key, as in `keyOf`. */
export function notFoundTarget(target: PageTarget): PageTarget {
  const { cacheKey, ...rest } = target;
  const [brand, culture, , ...others] = cacheKey?.split('\n') ?? [];
  return {
    ...rest,
    match: fallbackMatch,
    path: fallbackMatch.route.pattern,
    search: new URLSearchParams(),
    ...(cacheKey !== undefined && { cacheKey: [brand, culture, '404', ...others].join('\n') }),
  };
}
