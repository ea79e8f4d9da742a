import * as v from 'valibot';
import { slide } from '../contract/banners.ts';
import { img } from '../contract/basics.ts';
import { postCard, tag } from '../contract/blog.ts';
import { promotionCard } from '../contract/cms.ts';
import { list, mainList } from '../contract/list.ts';
import { tileCard } from './shown-games.ts';

export { author, post, postContent } from '../contract/blog.ts';

/** Answers cut down to what the blog's components read, as shown-games.ts does for games. */
const shownPost = v.object({
  ...v.pick(postCard, ['id', 'slug', 'tagSlug', 'title', 'excerpt', 'publishedAt', 'readMinutes']).entries,
  image: v.pick(img, ['url']),
  author: v.pick(postCard.entries.author, ['name']),
});
export type ShownPost = v.InferOutput<typeof shownPost>;

export const postList = v.object({
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  items: mainList(shownPost),
});
export type PostList = v.InferOutput<typeof postList>;

/** A slide without words or without a link would say nothing. */
export const shownSlides = v.object({
  items: list(
    v.required(v.pick(slide, ['title', 'terms', 'cta', 'ctaLink', 'start', 'end']), ['title', 'cta', 'ctaLink']),
  ),
});
export type ShownSlide = v.InferOutput<typeof shownSlides>['items'][number];

export const shownMainHome = v.object({ main: shownPost, items: list(shownPost) });

export const shownBlogHome = v.object({
  featured: list(shownPost),
  sections: mainList(v.object({ tag: v.pick(tag, ['slug', 'name']), items: list(shownPost) })),
});

export const shownTags = v.object({
  items: mainList(v.pick(tag, ['slug', 'name', 'count', 'description', 'alternates'])),
});

/** A card inside a post. */
export const shownEmbed = v.variant('type', [
  v.object({ type: v.literal('game'), data: tileCard }),
  v.object({
    type: v.literal('promotion'),
    data: v.object({
      ...v.pick(promotionCard, ['slug', 'title', 'teaser', 'significantTerms', 'status']).entries,
      image: v.pick(img, ['url']),
    }),
  }),
  v.object({ type: v.literal('video'), data: v.object({ title: v.string(), url: v.string() }) }),
]);
export type ShownEmbed = v.InferOutput<typeof shownEmbed>;
export type ShownOffer = (ShownEmbed & { type: 'promotion' })['data'];
