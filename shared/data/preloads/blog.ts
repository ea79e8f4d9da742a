import type { CultureCode } from '../../../locales/index.ts';
import * as blog from '../blog.ts';
import type { Post } from '../../contract/blog.ts';
import { type PageItem, pageItem } from '../page-item.ts';
import { pageNumber } from '../page-number.ts';
import { embedIds } from '../post-body.ts';
import type { Resource } from '../resource.ts';
import type { PostList } from '../shown-posts.ts';
import {
  deferred,
  followUp,
  furtherPageGate,
  type Gate,
  gate,
  itemGate,
  type PreloadPlan,
  type Preloads,
} from './plan.ts';

const offsetOf = (page: number) => (page - 1) * blog.postsPerPage;

/** A list is never waited for, but for its further pages. */
function listPlan(
  list: Resource<PostList>,
  page: number,
  { gates = [], others = [] }: { gates?: readonly Gate[]; others?: readonly Resource<unknown>[] },
): PreloadPlan {
  if (page === 1) return { gates, deferred: [list, ...others] };
  return { gates: [...gates, furtherPageGate(list, offsetOf(page))], deferred: others };
}

const describePost = (post: Post): PageItem => {
  const item = pageItem(post.title, post.seo, post);
  return { ...item, picture: item.picture ?? post.image.url, isArticle: true, thing: { kind: 'post', post } };
};

/** What stands above the list is read for its first page alone. */
export const blogPreloads: Preloads<object> = ({ culture: { code }, search }) => {
  const page = pageNumber(search);
  const first = [blog.blogMainHome(code), blog.blogHome(code), blog.blogSlides(code, 'blog-post-main')];
  const others = [blog.blogTags(code), ...(page === 1 ? first : [])];
  return listPlan(blog.morePosts(code, offsetOf(page)), page, { others });
};

/** Which tags there are decides; a tag's posts may come later. */
export const blogTagPreloads: Preloads<{ readonly tagSlug: string }> = ({ culture: { code }, params, search }) => {
  const page = pageNumber(search);
  const isTag = ({ slug }: { slug: string }) => slug === params.tagSlug;
  const tagGate = gate(
    blog.blogTags(code),
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
  return listPlan(blog.postsOfTag(code, params.tagSlug, offsetOf(page)), page, { gates: [tagGate] });
};

/** What the page of a post reads besides: what is like it, what is new, and what the post names itself. */
function postPlan(code: CultureCode, post: Resource<Post>, slug: string): Pick<PreloadPlan, 'deferred' | 'followUps'> {
  return {
    deferred: [blog.relatedPosts(code, slug), blog.latestPosts(code), blog.blogSlides(code, 'blog-post')],
    followUps: [
      followUp(post, ({ author, bodyHtml }) => [
        blog.authorDetails(code, author.slug),
        ...embedIds(bodyHtml).map((id) => blog.embedDetails(code, id)),
      ]),
    ],
  };
}

/** A post asked for under another of its tags is sent to its own path. */
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
  return { gates, ...postPlan(code, post, params.postSlug) };
};

/** Without words to look for there is nothing but what is new. */
export const blogSearchPreloads: Preloads<object> = ({ culture: { code }, search }) => {
  const q = search.get('q')?.trim() ?? '';
  const page = pageNumber(search);
  const others = [blog.latestPosts(code), blog.blogTags(code)];
  return q ? listPlan(blog.postSearch(code, q, offsetOf(page)), page, { others }) : deferred(...others);
};

/** A draft decides whether there is such a page. */
export const previewPostPreloads: Preloads<{ readonly postSlug: string }> = ({ culture: { code }, params }) => {
  const post = blog.postOf(code, params);
  return { gates: [itemGate(post, describePost)], ...postPlan(code, post, params.postSlug) };
};
