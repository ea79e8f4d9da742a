import type { CultureCode } from '../../../locales/index.ts';
import { blogTags } from '../../../shared/data/blog.ts';
import { paymentOptions } from '../../../shared/data/feeds.ts';
import { resolveGates } from '../../../shared/data/preloads/plan.ts';
import { planOf } from '../../../shared/data/preloads/preloads.ts';
import type { Resource } from '../../../shared/data/resource.ts';
import { listedFeatures, listedLandings, listedPosts, listedPromotions } from '../../../shared/data/site-map.ts';
import { alternatesOf } from '../../../shared/routing/alternates.ts';
import { isAvailable, patternIn } from '../../../shared/routing/availability.ts';
import { matchHref } from '../../../shared/routing/href.ts';
import { matchRoute, routeOf } from '../../../shared/routing/match.ts';
import { fillPattern, type Params } from '../../../shared/routing/pattern.ts';
import type { RouteKey } from '../../../shared/routing/table.ts';
import { readResource, type Extent, type List, need, type Site, SitemapUnavailable, totalOf } from './list.ts';
import type { Entry } from './xml.ts';
import { isRecord } from '../../../shared/data/is-record.ts';

/** Items whose pages are fetched in parallel. */
const batch = 8;

interface Page<Card> {
  items: readonly Card[];
  total: number | undefined;
  limit: number | undefined;
  updatedAt?: string | undefined;
}

/**
 * Source of a kind of item: its list, and the params of its route. Undefined params exclude an item without a fetch.
 */
interface Source<Card> {
  page(site: Site, offset: number, limit: number): Promise<Page<Card>>;
  paramsOf(card: Card): Params | undefined;
}

/**
 * Items of a route. Each is fetched as its page fetches it, so that the sitemap contains exactly the pages that respond
 * 200 and may be indexed, with the alternates of their heads.
 */
function itemsOf<Card>(key: RouteKey, { page, paramsOf }: Source<Card>): List {
  const route = routeOf(key);
  const exists = ({ culture, brandConfig }: Site) =>
    !route.excludeFromSiteMap && isAvailable(route, culture.code, brandConfig.brand.id);
  return {
    async measure(site): Promise<Extent> {
      if (!exists(site)) return { total: 0 };
      const first = await page(site, 0, 1);
      return { total: totalOf(first, 0, 1), updatedAt: first.updatedAt };
    },
    async read(site, offset, limit) {
      if (!exists(site)) return { entries: [], total: 0, taken: limit };
      const wanted = Math.min(limit, batch);
      const part = await page(site, offset, wanted);
      const queries = part.items.map(paramsOf).filter((params) => params !== undefined);
      const entries = await Promise.all(queries.map((params) => itemEntry(site, key, params)));
      return {
        entries: entries.filter((entry) => entry !== undefined),
        total: totalOf(part, offset, wanted),
        taken: part.limit ?? wanted,
      };
    },
  };
}

async function itemEntry(site: Site, key: RouteKey, params: Params): Promise<Entry | undefined> {
  const { culture, originOf } = site;
  const path = fillPattern(patternIn(routeOf(key), culture.code), params);
  // Another page may have the path, and a slug may be no valid name.
  const match = matchRoute(path, culture.code, site.brandConfig.brand.id);
  if (match.key !== key) return undefined;
  const plan = planOf(match, { culture, path, search: new URLSearchParams() });
  let updatedAt: string | undefined;
  const { decision, item } = await resolveGates(plan, async (resource) => {
    // Texts are long and many, so they are not cached. Short resources that items share are cached as usual.
    const result = await readResource(site, resource.html ? { ...resource, freshMs: 0 } : resource);
    if (result.state === 'found') updatedAt ??= changeOf(result.data);
    return result;
  });
  if (decision === 'unavailable') throw new SitemapUnavailable(`[sitemap] A gate of ${path} failed.`);
  if (decision !== 'render' || item?.noindex) return undefined;
  return {
    path: matchHref(culture, match),
    updatedAt,
    alternates: alternatesOf(match, culture.code, originOf, item?.alternates),
  };
}

/** Most responses contain their modification time. The contract's schemas accept only dates there. */
const changeOf = (data: unknown): string | undefined =>
  isRecord(data) && typeof data['updatedAt'] === 'string' ? data['updatedAt'] : undefined;

/** A list that a service returns in pages. */
const paged =
  <Card>(resource: (culture: CultureCode, offset: number, limit: number) => Resource<Page<Card>>) =>
  (site: Site, offset: number, limit: number) =>
    need(site, resource(site.culture.code, offset, limit));

/** A short list that a service returns whole. */
const whole =
  <Card>(read: (site: Site) => Promise<readonly Card[]>) =>
  async (site: Site, offset: number, limit: number) => {
    const all = await read(site);
    return { items: all.slice(offset, offset + limit), total: all.length, limit };
  };

/** Promotions that are not active stay readable but may not be indexed. */
export const promotions = itemsOf('promotion', {
  page: paged(listedPromotions),
  paramsOf: ({ slug, status }) => (status === 'active' ? { promotionSlug: slug } : undefined),
});

export const features = itemsOf('feature', {
  page: paged(listedFeatures),
  paramsOf: ({ slug }) => ({ featureSlug: slug }),
});

export const paymentMethods = itemsOf('paymentMethod', {
  page: whole((site) => need(site, { ...paymentOptions(site.culture.code), freshMs: 0 })),
  paramsOf: ({ slug, has_info: hasInfo }) => (hasInfo ? { paymentSlug: slug } : undefined),
});

/** A tag without posts is not indexed. */
export const tags = itemsOf('blogTag', {
  page: whole(async (site) => (await need(site, blogTags(site.culture.code))).items),
  paramsOf: ({ slug, count }) => (count === 0 ? undefined : { tagSlug: slug }),
});

export const posts = itemsOf('blogPost', {
  page: paged(listedPosts),
  paramsOf: ({ slug, tagSlug }) => ({ tagSlug, postSlug: slug }),
});

/**
 * The contract returns landing pages by slug, and listing them is optional. With a service that does not list them, the
 * sitemap leaves them out.
 */
export const landings = itemsOf('landing', {
  async page(site, offset, limit) {
    const list = await readResource(site, listedLandings(site.culture.code, offset, limit));
    if (list.state === 'found') return list.data;
    const isFailing = list.state === 'failed' && list.status === undefined;
    if (isFailing) throw new SitemapUnavailable('[sitemap] The list of landing pages failed.');
    return { items: [], total: 0, limit };
  },
  paramsOf: ({ slug }) => ({ lpSlug: slug }),
});
