import type { Culture } from '../../locales/index.ts';
import type { Post } from '../contract/blog.ts';
import { isFiltered, parseCategoryQuery } from '../data/category-query.ts';
import { pageOfRoute } from '../data/page-number.ts';
import type { PageItem } from '../data/page-item.ts';
import { countryName } from '../i18n/country-name.ts';
import type { CultureIntl, MessageValues } from '../i18n/intl.ts';
import { type ImageRules, resolveImage } from '../images/resolve-image.ts';
import { type Alternate, alternatesOf, type OriginOf } from '../routing/alternates.ts';
import { matchHref } from '../routing/href.ts';
import type { Match } from '../routing/match.ts';

export interface Head {
  title: string;
  description: string;
  /** Absent on pages that are no address of their own: errors, forced routes, previews. */
  canonical?: string;
  robots?: string;
  alternates: readonly Alternate[];
  /** Absolute address of the picture for shares, 1200×630. */
  image: string;
  type: 'website' | 'article';
  /** What networks are told of an article. */
  article?: { publishedAt: string; updatedAt: string; section?: string | undefined; tags: readonly string[] };
}

/** A thing in a list of things that have pages; `path` has the culture's prefix. */
export interface Listed {
  name: string;
  path: string;
}

export interface HeadInput {
  siteName: string;
  productName: string;
  culture: Culture;
  match: Match;
  search: URLSearchParams;
  originOf: OriginOf;
  intl: CultureIntl;
  /** The one thing that the page shows, if it is a page of one. */
  item?: PageItem | undefined;
  /** What the page lists, in its order. */
  listed?: readonly Listed[] | undefined;
  /** Questions that it answers; the answers as html. */
  questions?: readonly { question: string; answerHtml: string }[] | undefined;
  /** For pages without a picture of their own; absolute, on the site's origin. */
  shareImage: string;
  /** Where a service's pictures lie, as a browser on the site sees it. */
  images: ImageRules;
  /** Staging, a forced route, a preview: never indexed. */
  noindex: boolean;
}

/** The whole head of a page, the same on both sides. */
export function headFor(input: HeadInput): Head {
  const { culture, match, originOf, item } = input;
  const origin = originOf(culture.code) ?? '';
  const { title, description } = titleFor(input);
  const indexable = !match.route.status && !match.route.system && !input.noindex;
  const canonical = indexable ? origin + canonicalPathOf(input) : undefined;
  const robots = robotsFor(input);
  return {
    title,
    description,
    ...(canonical && { canonical }),
    ...(robots && { robots }),
    alternates: robots || pageOf(input) > 1 ? [] : alternatesOf(match, culture.code, originOf, item?.alternates),
    image: imageFor(input),
    type: item?.isArticle ? 'article' : 'website',
    ...(item?.thing?.kind === 'post' && { article: articleOf(item.thing.post) }),
  };
}

function articleOf({ publishedAt, updatedAt, tagSlug, tags }: Post): NonNullable<Head['article']> {
  const section = tags.find(({ slug }) => slug === tagSlug)?.name;
  return { publishedAt, updatedAt, section, tags: tags.map(({ name }) => name) };
}

/** The item's own picture. Its address may be a path of the site, which would mean nothing to those who read the head elsewhere. */
function imageFor({ item, images, shareImage }: HeadInput): string {
  const picture = item?.picture;
  const resolved = picture === undefined ? undefined : resolveImage(picture, images);
  return resolved ? new URL(resolved.url, shareImage).href : shareImage;
}

const isSearchView = ({ match, search }: HeadInput) => match.key === 'home' && search.has('q');

/** Pages that hold what a visitor has typed. */
const isSearchResult = (input: HeadInput) => isSearchView(input) || input.match.route.contentType === 'blogSearch';

const pageOf = ({ match, search }: HeadInput) => pageOfRoute(match.route, search);

/** What the texts of a route may speak of. */
export function metaValues({ siteName, productName, culture, match }: HeadInput): MessageValues {
  const { countrySlug } = match.params;
  return {
    siteName,
    product: productName,
    count: culture.gameCountClaim,
    ...(countrySlug !== undefined && { country: countryName(culture, countrySlug) }),
  };
}

/** What a page is called: an item by its own words, any other page by the culture's for its route. */
export function namesFor(input: HeadInput): { title: string; description: string } {
  const { intl, match, item, siteName } = input;
  const values = metaValues(input);
  const name = isSearchView(input) ? 'search' : match.key;
  const page = pageOf(input);
  const title = item?.title ?? intl.lookup(`meta.${name}.title`, values) ?? siteName;
  return {
    title: page > 1 ? `${title}, ${intl.text('meta.page', { page })}` : title,
    description: item?.description ?? intl.lookup(`meta.${name}.description`, values) ?? '',
  };
}

function titleFor(input: HeadInput): { title: string; description: string } {
  const { intl, match, siteName } = input;
  const { title, description } = namesFor(input);
  const template = match.route.titleTemplate ?? 'default';
  return { title: intl.text(`meta.title.${template}`, { title, siteName }), description };
}

/** No query but `page`: a filtered list is the same page as the whole one, and what was searched for the same as the search. */
function canonicalPathOf(input: HeadInput): string {
  const { culture, match } = input;
  const path = matchHref(culture, match);
  const page = pageOf(input);
  const isWhole = !isSearchResult(input) && !isFiltered(parseCategoryQuery(input.search));
  return page > 1 && isWhole ? `${path}?page=${page}` : path;
}

/** Bingo cards of a code: there are as many pages of them as codes. */
const isCardSet = ({ match, search }: HeadInput) => match.route.contentType === 'bingoCards' && search.has('seed');

/** What may not be indexed is still followed, and never kept out by robots.txt, or nobody would see that it says so. */
function robotsFor(input: HeadInput): string | undefined {
  const { match, search, noindex, item } = input;
  const filtered = match.route.contentType === 'category' && isFiltered(parseCategoryQuery(search));
  const hidden =
    noindex ||
    match.route.system ||
    match.route.status ||
    item?.noindex ||
    isSearchResult(input) ||
    isCardSet(input) ||
    filtered;
  return hidden ? 'noindex, follow' : undefined;
}
