import * as v from 'valibot';
import { alternates, filledText, img, seo } from './basics.ts';
import { promotionCard } from './cms.ts';
import { gameCard } from './games.ts';
import { list, mainList, page } from './list.ts';

export const postCard = v.object({
  id: filledText,
  slug: filledText,
  tagSlug: filledText,
  title: v.string(),
  excerpt: v.string(),
  image: img,
  author: v.object({ name: v.string(), slug: v.string(), avatar: v.optional(v.string()) }),
  publishedAt: v.string(),
  readMinutes: v.number(),
});
export type PostCard = v.InferOutput<typeof postCard>;
export const postsPage = page(postCard);

/** Html in which `<div data-embed="id"></div>` marks the place of an embed. */
export const post = v.object({
  ...postCard.entries,
  bodyHtml: v.string(),
  updatedAt: v.string(),
  tags: list(v.object({ slug: v.string(), name: v.string() })),
  seo,
  embeds: v.optional(v.array(v.string())),
  alternates: v.optional(alternates),
  draft: v.optional(v.boolean()),
});
export type Post = v.InferOutput<typeof post>;

export const tag = v.object({
  slug: filledText,
  name: v.string(),
  count: v.number(),
  description: v.optional(v.string()),
  alternates: v.optional(alternates),
});
export type Tag = v.InferOutput<typeof tag>;
export const tagList = v.object({ items: mainList(tag) });

export const blogHome = v.object({
  featured: list(postCard),
  sections: mainList(v.object({ tag, items: list(postCard) })),
});
export type BlogHome = v.InferOutput<typeof blogHome>;

export const blogMainHome = v.object({ main: postCard, items: list(postCard) });

export const postContent = v.object({
  bodyHtml: v.string(),
  toc: v.optional(list(v.object({ id: v.string(), title: v.string() }))),
});

/** A card inside a post. */
export const embed = v.variant('type', [
  v.object({ type: v.literal('game'), data: gameCard }),
  v.object({ type: v.literal('promotion'), data: promotionCard }),
  v.object({
    type: v.literal('video'),
    data: v.object({ title: v.string(), url: v.string(), poster: v.optional(img) }),
  }),
]);
export type Embed = v.InferOutput<typeof embed>;

export const author = v.object({
  slug: filledText,
  name: v.string(),
  role: v.optional(v.string()),
  bio: v.optional(v.string()),
  avatar: v.optional(v.string()),
});
export type Author = v.InferOutput<typeof author>;
