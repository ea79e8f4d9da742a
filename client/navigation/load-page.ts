import { product } from '../../brands/house.ts';
import type { PageItem } from '../../shared/data/page-item.ts';
import { itemOfMain, resolveGates, resourcesAfter } from '../../shared/data/preloads/plan.ts';
import { planOf } from '../../shared/data/preloads/preloads.ts';
import type { Resource, Result } from '../../shared/data/resource.ts';
import { keepQuery } from '../../shared/routing/keep-query.ts';
import { errorMatch, fallbackMatch, matchRoute } from '../../shared/routing/match.ts';
import { type Head, headFor } from '../../shared/seo/head.ts';
import { headAreas } from '../pages/pages.ts';
import type { PageLocation } from '../site-context.ts';
import { loadIntl, type PageLoader, type PreparedPage, preparePage } from './prepare-page.ts';

/** A prepared page with its head, ready for navigation. */
export interface LoadedPage extends PreparedPage {
  head: Head;
}

async function headOf(loader: PageLoader, { match, search }: PageLocation, item?: PageItem): Promise<Head> {
  const { site } = loader;
  return headFor({
    siteName: site.brand.name,
    productName: product.name,
    culture: site.culture,
    match,
    search,
    intl: await loadIntl(loader, headAreas),
    originOf: (code) => site.origins.cultures[code],
    item,
    shareImage: `${site.origins.site}/share.jpg`,
    images: { origin: site.origins.images, hosts: site.imageHosts },
    noindex: site.noindex,
  });
}

async function completePage(loader: PageLoader, page: PageLocation, item?: PageItem): Promise<LoadedPage> {
  const shown = { ...page, alternates: item?.alternates };
  const [prepared, head] = await Promise.all([preparePage(loader, shown), headOf(loader, shown, item)]);
  return { ...prepared, head };
}

/** Milliseconds to wait for main content that describes its page. After that the head has the messages of the route, as on the server. */
const mostWaitMs = 1_000;

/**
 * Resolves a path's gates, waits for main content that describes its page, and loads the page. Returns a redirect as a path with prefix, or
 * `document` when only the server can show it. Starts all fetches of the page at once, as the server does. Loaded when a visitor first points
 * at a link, because the first page doesn't need it.
 */
export async function loadPage(
  loader: PageLoader,
  path: string,
  search: URLSearchParams,
): Promise<LoadedPage | { redirect: string } | 'document'> {
  const { site, source, emulatedNow: now = Date.now() } = loader;
  const { culture, brand } = site;
  const match = matchRoute(path, culture.code, brand.id);
  if (match.route.draft) return 'document';
  const plan = planOf(match, { culture, search, path, now });
  const started = new Map<string, Promise<Result<unknown>>>();
  const start = (resource: Resource<unknown>) => {
    const known = started.get(resource.key);
    if (known) return known;
    const fetching = source.fetch(resource);
    started.set(resource.key, fetching);
    void fetching.then((result) => resourcesAfter(plan, resource, result).forEach(start));
    return fetching;
  };
  for (const { resource } of plan.gates) void start(resource);
  plan.deferred.forEach(start);
  const { decision, item } = await resolveGates(plan, start);
  if (typeof decision === 'object') {
    return { redirect: keepQuery(culture.routePrefix + decision.redirect, search.toString()) };
  }
  if (decision !== 'render') {
    const shown = decision === 'notFound' ? fallbackMatch : errorMatch;
    return completePage(loader, { match: shown, path, search: new URLSearchParams(), isMovedTo: true });
  }
  const { main } = plan;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, mostWaitMs));
  const mainItem = main?.describe && itemOfMain(main, await Promise.race([start(main.resource), late]));
  return completePage(loader, { match, path, search, isMovedTo: true }, item ?? mainItem);
}
