import type { CultureCode } from '../../locales/index.ts';
import type { Params } from '../routing/pattern.ts';
import { type Query, type Resource, resource } from './resource.ts';
import type { PostHead } from './reduced-posts.ts';

/** Loaded with the first response, since hydration needs no schemas. */
const schemas = () => import('./reduced-posts.ts');

/** Posts that a list shows on each of its pages, and that "more" adds. */
export const postsPerPage = 12;
const relatedLimit = 3;

/** Request more than are shown, since posts already on the page are skipped. */
const latestLimit = 8;

const posts = (path: string, query: Query) =>
  resource(`v1/blog/${path}`, query, async () => (await schemas()).postList);

/*
 * The calls of `blog/`. Lists contain only the fields that cards show. `offset` counts posts. Slugs are the culture's own.
 */

export const blogHome = (culture: CultureCode) =>
  resource('v1/blog/home/', { culture }, async () => (await schemas()).shownBlogHome);

export const blogMainHome = (culture: CultureCode) =>
  resource('v1/blog/main-home/', { culture }, async () => (await schemas()).shownMainHome);

/** All posts, newest first. */
export const morePosts = (culture: CultureCode, offset: number) =>
  posts('home/more/', { culture, offset, limit: postsPerPage });

export const latestPosts = (culture: CultureCode) => posts('posts/latest/', { culture, limit: latestLimit });

export const postsOfTag = (culture: CultureCode, tag: string, offset: number) =>
  posts('', { culture, tag, offset, limit: postsPerPage });

export const postSearch = (culture: CultureCode, q: string, offset: number) =>
  posts('', { culture, q: q.trim().slice(0, 100), offset, limit: postsPerPage });

export const relatedPosts = (culture: CultureCode, slug: string) =>
  posts('posts/related/', { culture, slug, limit: relatedLimit });

/** Tags with posts, for lists of subjects. */
export const usedTags = (culture: CultureCode) =>
  resource('v1/blog/tags/', { culture }, async () => (await schemas()).shownTags);

/** All tags, including those without posts: each has a page. */
export const blogTags = (culture: CultureCode) =>
  resource('v1/blog/all-tags/', { culture }, async () => (await schemas()).shownTags);

const postDetails = (culture: CultureCode, slug: string) =>
  resource('v1/blog/posts/', { culture, slug }, async () => (await schemas()).postHead);

/** The text of a post alone. */
export const postText = (culture: CultureCode, slug: string) =>
  resource('v1/blog/posts/content/', { culture, slug }, async () => (await schemas()).postContent, {
    readHtml: (bodyHtml) => ({ bodyHtml }),
  });

/** Drafts are not cached, so that editors see their latest save. */
const postDraft = (culture: CultureCode, slug: string) =>
  resource('v1/blog/posts/preview/', { culture, slug }, async () => (await schemas()).post, {
    html: true,
    freshMs: 0,
  });

/** The post of a page, published or draft. A draft has a slug but no tag in its path. */
export const postOf = (culture: CultureCode, { tagSlug, postSlug = '' }: Params): Resource<PostHead> =>
  tagSlug === undefined ? postDraft(culture, postSlug) : postDetails(culture, postSlug);

export const embedDetails = (culture: CultureCode, id: string) =>
  resource('v1/blog/posts/embed/', { culture, id }, async () => (await schemas()).shownEmbed);

/** Slides on blog pages, by location. */
export const blogSlides = (culture: CultureCode, location: 'blog-post' | 'blog-post-main') =>
  resource(`v1/banners/locations/${location}/`, { culture }, async () => (await schemas()).shownSlidesIn(culture));

export const authorDetails = (culture: CultureCode, slug: string) =>
  resource('v1/blog/author', { culture, slug }, async () => (await schemas()).author);
