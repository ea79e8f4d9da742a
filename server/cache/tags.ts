import { brands } from '../../brands/index.ts';
import { isRecord } from '../../shared/data/is-record.ts';
import type { Resource, Result } from '../../shared/data/resource.ts';
import { encodeSegment } from '../../shared/routing/pattern.ts';
import { cultureOfCall } from '../../shared/data/culture-of-call.ts';

/** Kinds of things that tags name. Ids are slugs, except codes of groups, pages and feeds, sections of banners, ids of jackpots. */
export const tagKinds = [
  'brand',
  'culture',
  'route',
  'game',
  'group',
  'promotion',
  'feature',
  'post',
  'page',
  'feed',
  'banner',
  'jackpot',
] as const;
export type TagKind = (typeof tagKinds)[number];

/** The tag of everything that is cached. */
export const everythingTag = 'all';

/** The tag that stands for all tags of a kind: `game:*`. */
export const foldedTag = (tag: string) => `${tag.slice(0, tag.indexOf(':'))}:*`;

/** Tags, and the folded tags of pages whose own tags would exceed a header. */
export const withFolded = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.flatMap((tag) => (tag.includes(':') ? [tag, foldedTag(tag)] : [tag]))),
];

/** Matches purges of any route. A response in flight is checked against it, since any page may read the response. */
export const anyRoute = 'route:*';

/** Tags as `tagOf` makes them. Those of pages in Redis are checked by it, since they become headers. */
export const tagPattern = /^[a-z]+:[\w.~%-]+$/;

/** A tag is sent in headers that separate tags by spaces and commas, so its id is percent-encoded. */
export const tagOf = (kind: TagKind, id: string): string => `${kind}:${encodeSegment(id.normalize('NFC'))}`;

type Fields = Readonly<Record<string, unknown>>;

/** Tags of one object in a response, none for an object of another kind. */
type Recognise = (fields: Fields) => readonly string[];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const tagsOfIds = (kind: TagKind, ...ids: readonly unknown[]) =>
  ids.flatMap((id) => (isText(id) ? [tagOf(kind, id)] : []));

/** The last segment of a game's path is its slug. */
function slugIn(path: unknown): string | undefined {
  const slug = isText(path) ? path.split('/').findLast(Boolean) : undefined;
  try {
    return slug && decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Tiles have a path instead of a slug. */
const game: Recognise = ({ id, path, name }) =>
  isText(path) && isText(id) && isText(name) ? tagsOfIds('game', slugIn(path), id) : [];
const gameText: Recognise = ({ id, shortText }) => (shortText === undefined ? [] : tagsOfIds('game', id));
/** Games of jackpots, and winners, whose id is their own. */
const gameByPath: Recognise = ({ path }) => tagsOfIds('game', slugIn(path));
const jackpot: Recognise = ({ id, amount }) => (amount === undefined ? [] : tagsOfIds('jackpot', id));
const slide: Recognise = ({ id, section }) => (section === undefined ? [] : tagsOfIds('banner', section, id));
const promotion: Recognise = ({ id, slug, significantTerms }) =>
  significantTerms === undefined ? [] : tagsOfIds('promotion', slug, id);
const feature: Recognise = ({ id, slug, title }) => (title === undefined ? [] : tagsOfIds('feature', slug, id));
const post: Recognise = ({ id, slug, tagSlug }) => (tagSlug === undefined ? [] : tagsOfIds('post', slug, id));
const page: Recognise = ({ code, slug, blocks }) => (blocks === undefined ? [] : tagsOfIds('page', code, slug));

interface Call {
  /** Parameters whose values are ids. */
  readonly params?: Readonly<Record<string, TagKind>>;
  /** Tags of every response. */
  readonly always?: readonly string[];
  /** Tag of a response to a call without any of these parameters. */
  readonly list?: string;
  /** Objects that a response shows, at any depth. */
  readonly shows?: readonly Recognise[];
}

const oneGame = { gameSlug: 'game' } as const;
const slides = (location: string): Call => ({ always: [`banner:${location}`], params: oneGame, shows: [slide] });
const offers: Call = { always: ['feed:promotions'], shows: [promotion] };
const articles: Call = { always: ['feed:features'], shows: [feature] };
const posts: Call = { always: ['feed:blog'], shows: [post] };
const onePost: Call = { params: { slug: 'post' }, shows: [post] };

/**
 * Calls of the content service by path, as in `Resource.call`. A list has a tag of its own (`feed:promotions`), since
 * its cached responses do not contain a new item.
 */
export const taggedCalls: Readonly<Record<string, Call>> = {
  '/v1/games/': { params: { groups: 'group' }, list: 'feed:games', shows: [game] },
  '/v1/games/by-groups/': { params: { groups: 'group' }, shows: [game] },
  '/v1/games/for-groups/': { params: { groups: 'group' }, shows: [game] },
  '/v1/games/extended/': { list: 'feed:games', shows: [game, gameText] },
  '/v1/games/info/': { params: oneGame, shows: [game] },
  '/v1/games/content/': { params: oneGame },
  '/v1/games/specs/': { params: oneGame },
  '/v1/games/preview/': { params: { gameId: 'game' }, shows: [game] },
  // It lists thousands of games.
  '/v1/games/site-map/': { always: ['feed:site-map', 'game:*'] },
  '/v1/feeds/simple/': { params: { feedCode: 'feed' } },
  '/v1/feeds/faq': { always: ['feed:faq'] },
  '/v1/feeds/winners/': { always: ['feed:winners'], shows: [gameByPath] },
  '/v1/feeds/jackpots/': { always: ['feed:jackpots'], shows: [jackpot, gameByPath] },
  '/v1/feeds/payment-options/': { always: ['feed:payment-options'] },
  '/v1/feeds/payment-options/:slug': { always: ['feed:payment-options'] },
  '/v1/banners/media': { params: { sectionCode: 'banner', bt: 'banner', ...oneGame } },
  '/v1/banners/bt-texts/': { params: { code: 'banner' } },
  '/v1/banners/locations/home-page/': slides('home-page'),
  '/v1/banners/locations/blog-post/': slides('blog-post'),
  '/v1/banners/locations/blog-post-main/': slides('blog-post-main'),
  '/v1/banners/game-banners': slides('game-banners'),
  '/v1/cms/promotions/': { params: { slug: 'promotion' }, list: 'feed:promotions', shows: [promotion] },
  '/v1/cms/promotions/preview/': { params: { id: 'promotion' }, shows: [promotion] },
  '/v1/cms/promotions-home/': offers,
  '/v1/cms/promotions-home/preview/': offers,
  '/v1/cms/features/': { params: { slug: 'feature' }, list: 'feed:features', shows: [feature] },
  '/v1/cms/features/preview/': { params: { id: 'feature' }, shows: [feature] },
  '/v1/cms/features-home/': articles,
  '/v1/cms/features-home/preview/': articles,
  '/v1/cms/pages/': { params: { code: 'page', slug: 'page' }, list: 'feed:landing-pages', shows: [page] },
  '/v1/cms/terms/': { params: { key: 'feed' } },
  '/v1/blog/': posts,
  '/v1/blog/home/': posts,
  '/v1/blog/main-home/': posts,
  '/v1/blog/home/more/': posts,
  '/v1/blog/posts/latest/': posts,
  '/v1/blog/posts/related/': { ...posts, params: { slug: 'post' } },
  '/v1/blog/tags/': posts,
  '/v1/blog/all-tags/': posts,
  '/v1/blog/author': { always: ['feed:blog'] },
  '/v1/blog/posts/': onePost,
  '/v1/blog/posts/content/': onePost,
  '/v1/blog/posts/preview/': onePost,
  '/v1/blog/posts/embed/': { shows: [game, promotion] },
};

/** Tags of the lists that a new item of a kind appears in. */
export const listOfKind: Readonly<Partial<Record<TagKind, readonly string[]>>> = {
  promotion: ['feed:promotions'],
  feature: ['feed:features'],
  post: ['feed:blog'],
};

/** Adds the tags of all objects in a response. */
function collect(value: unknown, shows: readonly Recognise[], tags: Set<string>) {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, shows, tags);
  } else if (isRecord(value)) {
    for (const recognise of shows) for (const found of recognise(value)) tags.add(found);
    for (const field of Object.values(value)) collect(field, shows, tags);
  }
}

/** Tags of results, which many pages share. */
const known = new WeakMap<Result<unknown>, { path: string; tags: readonly string[] }>();

/** Tags of a response, from its call and from its items. A response that was not found has the tags of its call. */
export function tagsOfResponse(resource: Resource<unknown>, result: Result<unknown>): readonly string[] {
  const before = known.get(result);
  if (before?.path === resource.path) return before.tags;
  const call = taggedCalls[resource.call] ?? {};
  const query = new URLSearchParams(resource.path.split('?')[1]);
  const culture = cultureOfCall(resource.path);
  const tags = new Set<string>(call.always);
  if (culture) {
    tags.add(tagOf('culture', culture.code));
    for (const { id, cultures } of brands) if (cultures.includes(culture.code)) tags.add(tagOf('brand', id));
  }
  const named = Object.entries(call.params ?? {}).flatMap(([name, kind]) => tagsOfIds(kind, ...query.getAll(name)));
  for (const tag of named) tags.add(tag);
  if (named.length === 0 && call.list !== undefined) tags.add(call.list);
  if (result.state !== 'found') return [...tags];
  if (call.shows) collect(result.data, call.shows, tags);
  const all = [...tags];
  known.set(result, { path: resource.path, tags: all });
  return all;
}

/** A rendered page and its data. */
export interface Rendered {
  brand: string;
  culture: string;
  /** Key of the route. */
  route: string;
  loading: Iterable<{ resource: Resource<unknown>; result?: Result<unknown> }>;
}

/** Tags of a page: its brand, culture and route, and those of all responses that it was rendered from. */
export function tagsOfPage({ brand, culture, route, loading }: Rendered): readonly string[] {
  const own = [tagOf('brand', brand), tagOf('culture', culture), tagOf('route', route)];
  const tags = new Set(own);
  for (const { resource, result } of loading) {
    if (!result) continue;
    for (const tag of tagsOfResponse(resource, result)) tags.add(tag);
  }
  // Responses also have tags of other brands with the same culture. The page belongs to one brand.
  return [...own, ...[...tags].filter((tag) => !own.includes(tag) && !tag.startsWith('brand:'))];
}
