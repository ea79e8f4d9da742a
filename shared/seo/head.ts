import type { Culture } from '../../locales/index.ts';
import type { PostHead } from '../data/reduced-posts.ts';
import { isFiltered, parseCategoryQuery } from '../data/category-query.ts';
import { pageOfRoute } from '../data/page-number.ts';
import type { PageItem } from '../data/page-item.ts';
import { isTurnedAway } from '../geo/permissions.ts';
import { countryName } from '../i18n/country-name.ts';
import type { CultureIntl, MessageValues } from '../i18n/intl.ts';
import { type ImageRules, resolveImage } from '../images/resolve-image.ts';
import { type Alternate, alternatesOf, type OriginOf } from '../routing/alternates.ts';
import { matchHref } from '../routing/href.ts';
import type { Match } from '../routing/match.ts';

export interface Head {
  title: string;
  description: string;
  /** Missing on pages without a URL of their own: errors, forced routes, previews. */
  canonical?: string;
  robots?: string;
  alternates: readonly Alternate[];
  /** Absolute URL of the share picture, 1200×630. */
  image: string;
  type: 'website' | 'article';
  /** Open Graph data of an article. */
  article?: {
    publishedAt?: string | undefined;
    updatedAt?: string | undefined;
    section?: string | undefined;
    tags: readonly string[];
  };
}

/** A list item with a page. `path` includes the culture's prefix. */
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
  /** The item that the page is about, if any. */
  item?: PageItem | undefined;
  /** Items that the page lists, in order. */
  listed?: readonly Listed[] | undefined;
  /** Questions on the page, with their answers as HTML. */
  questions?: readonly { question: string; answerHtml: string }[] | undefined;
  /** Share picture for pages without their own. Absolute, on the site's origin. */
  shareImage: string;
  /** Rules for picture URLs as a browser on the site sees them. */
  images: ImageRules;
  /** Staging, a forced route or a preview: never indexed. */
  noindex: boolean;
}

/** The whole head of a page, the same on server and client. */
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

function articleOf({ publishedAt, updatedAt, tagSlug, tags }: PostHead): NonNullable<Head['article']> {
  const section = tags.find(({ slug }) => slug === tagSlug)?.name;
  return { publishedAt, updatedAt, section, tags: tags.map(({ name }) => name) };
}

/** The item's own picture. A relative URL is made absolute, since other sites read the head. */
function imageFor({ item, images, shareImage }: HeadInput): string {
  const picture = item?.picture;
  const resolved = picture === undefined ? undefined : resolveImage(picture, images);
  return resolved ? new URL(resolved.url, shareImage).href : shareImage;
}

const isSearchView = ({ match, search }: HeadInput) => match.key === 'home' && search.has('q');

/** Pages that contain a visitor's input. */
const isSearchResult = (input: HeadInput) => isSearchView(input) || input.match.route.contentType === 'blogSearch';

const pageOf = ({ match, search }: HeadInput) => pageOfRoute(match.route, search);

/** Values for the messages of a route's title and description. */
export function metaValues({ siteName, productName, culture, match }: HeadInput): MessageValues {
  const { countrySlug } = match.params;
  return {
    siteName,
    product: productName,
    count: culture.gameCountClaim,
    ...(countrySlug !== undefined && { country: countryName(culture, countrySlug) }),
  };
}

/** Soft hyphens are for lines that wrap; in titles they would only hinder a search for the word. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00AD', '');

/** Title and description of a page: an item's own texts, otherwise the culture's for the route. */
export function namesFor(input: HeadInput): { title: string; description: string } {
  const { intl, match, item, siteName } = input;
  const values = metaValues(input);
  const name = isSearchView(input) ? 'search' : match.key;
  const page = pageOf(input);
  const { masterRoute } = match.route;
  const descriptionOf = (key = '') => intl.lookup(`meta.${key}.description`, values);
  const title = withoutSoftHyphens(item?.title ?? intl.lookup(`meta.${name}.title`, values) ?? siteName);
  return {
    title: page > 1 ? `${title}, ${intl.text('meta.page', { page })}` : title,
    description: item?.description ?? descriptionOf(name) ?? descriptionOf(masterRoute) ?? '',
  };
}

function titleFor(input: HeadInput): { title: string; description: string } {
  const { intl, match, siteName } = input;
  const { title, description } = namesFor(input);
  const template = match.route.titleTemplate ?? 'default';
  return { title: intl.text(`meta.title.${template}`, { title, siteName }), description };
}

/** Canonical URLs keep no query except `page`: filtered lists and searches canonicalise to the plain page. */
function canonicalPathOf(input: HeadInput): string {
  const { culture, match } = input;
  const path = matchHref(culture, match);
  const page = pageOf(input);
  const isWhole = !isSearchResult(input) && !isFiltered(parseCategoryQuery(input.search));
  return page > 1 && isWhole ? `${path}?page=${page}` : path;
}

/** Bingo cards of a code, of which there are as many pages as codes. */
const isCardSet = ({ match, search }: HeadInput) => match.route.contentType === 'bingoCards' && search.has('seed');

/** Country pages share one text, except those of countries with their own. */
const isOneOfMany = ({ match }: HeadInput) =>
  match.route.contentType === 'restricted' && !isTurnedAway((match.params['countrySlug'] ?? '').toUpperCase());

/**
 * Robots value. Links on unindexed pages are followed, and robots.txt never blocks them: crawlers must be able to read
 * noindex.
 */
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
    isOneOfMany(input) ||
    filtered;
  return hidden ? 'noindex, follow' : undefined;
}
