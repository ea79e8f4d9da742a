import * as v from 'valibot';
import type { CultureCode } from '../../locales/index.ts';
import { slide } from '../contract/banners.ts';
import { filledText, img } from '../contract/basics.ts';
import { post, postCard, tag } from '../contract/blog.ts';
import { promotionCard } from '../contract/cms.ts';
import { link } from '../contract/link.ts';
import { list, primaryList, page } from '../contract/list.ts';
import { shape, wanted, withAnyOf } from '../contract/tolerant.ts';
import { counted } from './counted.ts';
import { tileCard } from './reduced-games.ts';
import { boundsIn } from './reduced-slides.ts';

export { author, post, postContent } from '../contract/blog.ts';

// Responses reduced to the fields that the blog's components read, as reduced-games.ts does for games.

const urlOnly = v.pick(img, ['url']);

const shownPost = shape({
  ...v.pick(postCard, ['id', 'slug', 'tagSlug', 'title', 'excerpt', 'publishedAt', 'readMinutes']).entries,
  image: wanted(urlOnly),
  author: wanted(shape({ name: filledText })),
});
export type ShownPost = v.InferOutput<typeof shownPost>;

/** A post without its text, which a separate call returns. */
export const postHead = shape(v.omit(post, ['bodyHtml']).entries);
/** A draft includes its text. */
export type PostHead = v.InferOutput<typeof postHead> & { bodyHtml?: string };

export const postList = counted(v.pick(page(shownPost), ['items', 'total', 'offset']));
export type PostList = v.InferOutput<typeof postList>;

/** Slides without text or link are dropped. */
export const shownSlidesIn = (culture: CultureCode) =>
  shape({
    items: list(
      shape({
        ...v.pick(slide, ['terms']).entries,
        ...boundsIn(culture),
        title: filledText,
        cta: filledText,
        ctaLink: link,
      }),
    ),
  });
export type ShownSlide = v.InferOutput<ReturnType<typeof shownSlidesIn>>['items'][number];

export const shownMainHome = withAnyOf(
  ['main', 'items'],
  shape({ main: wanted(shownPost), items: wanted(list(shownPost), []) }),
);

export const shownBlogHome = withAnyOf(
  ['featured', 'sections'],
  shape({
    featured: wanted(list(shownPost), []),
    sections: wanted(primaryList(shape({ tag: v.pick(tag, ['slug', 'name']), items: list(shownPost) })), []),
  }),
);

export const shownTags = shape({
  items: primaryList(v.pick(tag, ['slug', 'name', 'count', 'description', 'alternates'])),
});

/** A card inside a post. */
export const shownEmbed = v.variant('type', [
  shape({ type: v.literal('game'), data: tileCard }),
  shape({
    type: v.literal('promotion'),
    data: shape({
      ...v.pick(promotionCard, ['slug', 'title', 'teaser', 'significantTerms', 'status']).entries,
      image: wanted(urlOnly),
    }),
  }),
  shape({ type: v.literal('video'), data: shape({ title: filledText, url: filledText }) }),
]);
export type ShownEmbed = v.InferOutput<typeof shownEmbed>;
export type ShownOffer = (ShownEmbed & { type: 'promotion' })['data'];
