import type { CultureCode } from '../../../locales/index.ts';
import { isSearchable } from '../../search/searchable.ts';
import * as blog from '../blog.ts';
import { itemBanner } from './banners.ts';
import { type PageItem, pageItem } from '../page-item.ts';
import { pageNumber } from '../page-number.ts';
import { embedIds } from '../post-body.ts';
import type { Resource } from '../resource.ts';
import type { PostHead, PostList } from '../reduced-posts.ts';
import {
  deferred,
  type FollowUp,
  followUp,
  furtherPageGate,
  type Gate,
  gate,
  itemGate,
  mainList,
  type PreloadPlan,
  type Preloads,
} from './plan.ts';

const offsetOf = (page: number) => (page - 1) * blog.postsPerPage;

/** Lists are not awaited, except further pages. */
function listPlan(
  list: Resource<PostList>,
  page: number,
  { gates = [], others = [] }: { gates?: readonly Gate[]; others?: readonly Resource<unknown>[] },
): PreloadPlan {
  const main = mainList(list);
  if (page === 1) return { gates, deferred: [list, ...others], main };
  return { gates: [...gates, furtherPageGate(list, offsetOf(page))], deferred: others, main };
}

const describePost = (post: PostHead): PageItem => {
  const item = pageItem(post.title, post.seo, { ...post, teaser: post.excerpt });
  return { ...item, picture: item.picture ?? post.image?.url, isArticle: true, thing: { kind: 'post', post } };
};

/** Content above the list is loaded for page 1 only. */
export const blogPreloads: Preloads<object> = ({ culture: { code }, search }) => {
  const page = pageNumber(search);
  const first = [blog.blogMainHome(code), blog.blogHome(code), blog.blogSlides(code, 'blog-post-main')];
  const others = [blog.usedTags(code), ...(page === 1 ? first : [])];
  return listPlan(blog.morePosts(code, offsetOf(page)), page, { others });
};

/** The list of tags is the gate. A tag's posts may arrive later. */
export const blogTagPreloads: Preloads<{ readonly tagSlug: string }> = (context) => {
  const { params, search } = context;
  const { code } = context.culture;
  const page = pageNumber(search);
  const isTag = ({ slug }: { slug: string }) => slug === params.tagSlug;
  const tags = blog.blogTags(code);
  const tagGate = gate(
    tags,
    (result) => {
      if (result.state !== 'found') return 'unavailable';
      return result.data.items.some(isTag) ? 'render' : 'notFound';
    },
    ({ items }) => {
      const tag = items.find(isTag);
      const name = tag?.name ?? '';
      return pageItem(name, { title: name, description: tag?.description ?? '' }, { alternates: tag?.alternates });
    },
  );
  return {
    ...listPlan(blog.postsOfTag(code, params.tagSlug, offsetOf(page)), page, {
      gates: [tagGate],
      others: [blog.usedTags(code)],
    }),
    followUps: [followUp(tags, ({ items }) => (items.some(isTag) ? itemBanner(context, params) : []))],
  };
};

const embedsOf = (code: CultureCode, html: string) => embedIds(html).map((id) => blog.embedDetails(code, id));

/** Further data of a post's page: related posts, new posts, and the cards in its text. */
function postPlan(
  code: CultureCode,
  post: Resource<PostHead>,
  slug: string,
): Pick<PreloadPlan, 'deferred'> & { followUps: readonly FollowUp[] } {
  return {
    deferred: [blog.relatedPosts(code, slug), blog.latestPosts(code), blog.blogSlides(code, 'blog-post')],
    followUps: [
      followUp(post, ({ author, bodyHtml = '' }) => [
        ...(author?.slug === undefined ? [] : [blog.authorDetails(code, author.slug)]),
        ...embedsOf(code, bodyHtml),
      ]),
    ],
  };
}

/**
 * A post requested under another of its tags redirects to its canonical path. Its head is the gate; the text may arrive
 * later.
 */
export const blogPostPreloads: Preloads<{ readonly tagSlug: string; readonly postSlug: string }> = ({
  culture: { code },
  params,
  path,
}) => {
  const post = blog.postOf(code, params);
  const gates = [
    itemGate(post, describePost, ({ tagSlug, slug }) =>
      tagSlug === params.tagSlug ? undefined : path.replace(/[^/]+\/[^/]+\/$/, `${tagSlug}/${slug}/`),
    ),
  ];
  const text = blog.postText(code, params.postSlug);
  const { deferred: others, followUps } = postPlan(code, post, params.postSlug);
  return {
    gates,
    deferred: [text, ...others],
    followUps: [...followUps, followUp(text, ({ bodyHtml }) => embedsOf(code, bodyHtml))],
    main: mainList(text),
  };
};

/** A query that is too short is not sent. The page then shows the newest posts. */
export const blogSearchPreloads: Preloads<object> = ({ culture: { code }, search }) => {
  const q = search.get('q')?.trim() ?? '';
  const page = pageNumber(search);
  const latest = blog.latestPosts(code);
  const others = [latest, blog.usedTags(code)];
  return isSearchable(q)
    ? listPlan(blog.postSearch(code, q, offsetOf(page)), page, { others })
    : { ...deferred(...others), main: mainList(latest) };
};

/** The draft is the gate. */
export const previewPostPreloads: Preloads<{ readonly postSlug: string }> = ({ culture: { code }, params }) => {
  const post = blog.postOf(code, params);
  return { gates: [itemGate(post, describePost)], ...postPlan(code, post, params.postSlug) };
};
