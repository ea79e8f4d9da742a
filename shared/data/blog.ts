import type { CultureCode } from '../../locales/index.ts';
import type { Params } from '../routing/pattern.ts';
import { type Query, resource } from './resource.ts';

/** Checks for answers come when the first answer does: hydration needs none of them. */
const answers = () => import('./shown-posts.ts');

/** Posts that a list shows on each of its pages, and that "more" adds. */
export const postsPerPage = 12;
const relatedLimit = 3;

/** The newest are asked for with some to spare: those that the page shows already are left out. */
const latestLimit = 8;

const posts = (path: string, query: Query) =>
  resource(`v1/blog/${path}`, query, async () => (await answers()).postList);

/*
 * The calls of `blog/`. Lists answer with cards cut down to what is shown, `offset` counts posts, and slugs are the culture's own.
 */

export const blogHome = (culture: CultureCode) =>
  resource('v1/blog/home/', { culture }, async () => (await answers()).shownBlogHome);

export const blogMainHome = (culture: CultureCode) =>
  resource('v1/blog/main-home/', { culture }, async () => (await answers()).shownMainHome);

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

/** Those under which there are posts. */
export const usedTags = (culture: CultureCode) =>
  resource('v1/blog/tags/', { culture }, async () => (await answers()).shownTags);

/** Every tag, also one that waits for its first post. */
export const blogTags = (culture: CultureCode) =>
  resource('v1/blog/all-tags/', { culture }, async () => (await answers()).shownTags);

const postDetails = (culture: CultureCode, slug: string) =>
  resource('v1/blog/posts/', { culture, slug }, async () => (await answers()).post, { html: true });

/** The text of a post alone, with its table of contents. */
export const postText = (culture: CultureCode, slug: string) =>
  resource('v1/blog/posts/content/', { culture, slug }, async () => (await answers()).postContent, { html: true });

/** Drafts are never kept: an editor looks at what was saved a second ago. */
const postDraft = (culture: CultureCode, slug: string) =>
  resource('v1/blog/posts/preview/', { culture, slug }, async () => (await answers()).post, {
    html: true,
    freshMs: 0,
  });

/** What the page of a post shows, published or not. A draft is named by its slug too, but stands under no tag. */
export const postOf = (culture: CultureCode, { tagSlug, postSlug = '' }: Params) =>
  tagSlug === undefined ? postDraft(culture, postSlug) : postDetails(culture, postSlug);

export const embedDetails = (culture: CultureCode, id: string) =>
  resource('v1/blog/posts/embed/', { culture, id }, async () => (await answers()).shownEmbed);

/** What else the blog may point to, by the place of the site where it stands. */
export const blogSlides = (culture: CultureCode, location: 'blog-post' | 'blog-post-main') =>
  resource(`v1/banners/locations/${location}/`, { culture }, async () => (await answers()).shownSlides);

export const authorDetails = (culture: CultureCode, slug: string) =>
  resource('v1/blog/author', { culture, slug }, async () => (await answers()).author);
