import { brands } from '../../brands/index.ts';
import { type Culture, cultures } from '../../locales/index.ts';
import { isAvailable } from '../../shared/routing/availability.ts';
import { href } from '../../shared/routing/href.ts';
import { type RouteKey, table } from '../../shared/routing/table.ts';
import type { Route } from '../../shared/routing/route.ts';
import { decodeEntities } from '../../shared/data/decode-entities.ts';
import { headTags, tagsIn } from './head-tags.ts';
import { type Expectation, judgeAsset, judgePage, judgeText } from './judge.ts';
import type { PageResponse } from './send-request.ts';

/** One URL to request, and a function that finds problems in its response. */
export interface Check {
  readonly brand: string;
  /** Label in the table. */
  readonly name: string;
  readonly path: string;
  judge(response: PageResponse): readonly string[];
  /** Further checks that follow from the response. */
  follow?(response: PageResponse): readonly Check[];
}

/** Pages, besides the home page, that regulation requires. */
const needed = new Set<RouteKey>(['help', 'contact', 'responsibleGaming', 'terms', 'privacy']);

const routes: readonly Route<RouteKey>[] = table;
const keyPages = routes.filter((route) => route.root || needed.has(route.key));

/** Checks of the scripts, styles and fonts that a page names. */
function assetChecks({ brand, name }: Check, { text }: PageResponse): Check[] {
  const urls = tagsIn(text, 'link', 'script').map(({ attributes }) => attributes['href'] ?? attributes['src'] ?? '');
  const paths = new Set(urls.filter((url) => url.startsWith('/assets/')));
  const asset = (path: string): Check => ({
    brand,
    name: `${name} ${path.split('/').at(-1)}`,
    path,
    judge: judgeAsset,
  });
  return paths.size > 0
    ? [...paths].map(asset)
    : [{ brand, name: `${name} files`, path: '/', judge: () => ['the page names no files'] }];
}

/** URLs of a sitemap, or of an index of sitemaps. */
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) => {
    const decoded = decodeEntities(url);
    return URL.canParse(decoded) ? [new URL(decoded)] : [];
  });

const ownCanonical = ({ pathname }: URL, { status, text }: PageResponse) => {
  const [canonical = ''] = headTags(text).canonicals;
  return [
    ...(status === 200 ? [] : [`status ${status}, not 200`]),
    ...(URL.canParse(canonical) && new URL(canonical).pathname === pathname ? [] : [`canonical ${canonical}`]),
  ];
};

/** Checks of every sitemap of an index, and of the first, middle and last page of each. */
function sitemapChecks(brand: string, index: PageResponse): Check[] {
  return locations(index.text).map(({ pathname, search }) => ({
    brand,
    name: pathname,
    path: pathname + search,
    judge: (response) => judgeText(response, /xml/, /<loc>https?:\/\//),
    follow({ text }) {
      const pages = locations(text);
      const sample = new Set([0, Math.floor(pages.length / 2), pages.length - 1]);
      return [...sample].flatMap((place) => {
        const page = pages[place];
        if (!page || page.pathname.endsWith('.xml')) return [];
        const path = page.pathname + page.search;
        return [{ brand, name: `in sitemap ${path}`, path, judge: (response) => ownCanonical(page, response) }];
      });
    },
  }));
}

function pageChecks(brand: (typeof brands)[number], culture: Culture): Check[] {
  const licence = brand.compliance[culture.code]?.licence.number;
  const common = { brand: brand.id, lang: culture.lang, siteName: brand.name, licence };
  const page = (name: string, path: string, expected: Pick<Expectation, 'status' | 'isFound'>): Check => ({
    brand: brand.id,
    name: `${culture.code} ${name}`,
    path,
    judge: (response) => judgePage(response, { ...common, path, ...expected }),
  });
  const pages = keyPages.filter((route) => isAvailable(route, culture.code, brand.id));
  const prefix = culture.routePrefix;
  const found = { status: 200, isFound: true };
  /** The first game of a list, if it links one below its own path. */
  const follow = ({ text }: PageResponse, path: string) => {
    const [, game] = new RegExp(`<li[^>]*><a href="(${path}[\\w-]+/)"`).exec(text) ?? [];
    return game === undefined ? [] : [page('a game', game, found)];
  };
  return [
    // These routes have no params, so their patterns are literal paths.
    ...pages.map((route) => {
      const path = href(culture, route.key as 'home', {});
      const check = page(route.key, path, found);
      if (route.key === 'home') return { ...check, follow: (response: PageResponse) => assetChecks(check, response) };
      return route.contentType === 'category'
        ? { ...check, follow: (response: PageResponse) => follow(response, path) }
        : check;
    }),
    page('404', `${prefix}/404/`, { status: 404, isFound: false }),
    page('500', `${prefix}/500/`, { status: 500, isFound: false }),
    page('no such page', `${prefix}/no-such-page/`, { status: 404, isFound: false }),
  ];
}

const files: readonly { path: string; type: RegExp; holds: RegExp }[] = [
  { path: '/healthz', type: /^text\/plain/, holds: /^alive/ },
  { path: '/readyz', type: /^text\/plain/, holds: /^ready/ },
  { path: '/robots.txt', type: /^text\/plain/, holds: /^sitemap: https?:\/\/\S+/im },
  { path: '/sitemap.xml', type: /xml/, holds: /<loc>https?:\/\// },
  { path: '/manifest.webmanifest', type: /json/, holds: /"start_url"/ },
];

/** All checks for all brands. */
export function allChecks(): Check[] {
  return brands.flatMap((brand) => [
    ...files.map(({ path, type, holds }): Check => ({
      brand: brand.id,
      name: path,
      path,
      judge: (response) => judgeText(response, type, holds),
      ...(path === '/sitemap.xml' && { follow: (response) => sitemapChecks(brand.id, response) }),
    })),
    ...brand.cultures.flatMap((code) => pageChecks(brand, cultures[code])),
  ]);
}
