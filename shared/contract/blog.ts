import * as v from 'valibot';
import { alternates, amount, filledText, img, seo, slugText } from './basics.ts';
import { promotionCard } from './cms.ts';
import { dayOrInstant } from './dates.ts';
import { gameCard } from './games.ts';
import { count, list, primaryList, page } from './list.ts';
import { optional, shape, wanted, withAnyOf } from './tolerant.ts';

export const postCard = shape({
  id: filledText,
  slug: slugText,
  tagSlug: slugText,
  title: filledText,
  excerpt: wanted(filledText),
  image: wanted(img),
  author: wanted(shape({ name: filledText, slug: wanted(filledText), avatar: optional(filledText) })),
  publishedAt: wanted(dayOrInstant),
  readMinutes: wanted(v.pipe(amount, v.integer())),
});
export const postsPage = page(postCard);

/** Html in which `<div data-embed="id"></div>` marks the place of an embed. */
export const post = shape({
  ...postCard.entries,
  bodyHtml: filledText,
  updatedAt: wanted(dayOrInstant),
  tags: wanted(list(shape({ slug: slugText, name: filledText })), []),
  seo: wanted(seo),
  embeds: optional(list(filledText)),
  alternates: optional(alternates),
  draft: optional(v.boolean()),
});

export const tag = shape({
  slug: slugText,
  name: filledText,
  count: wanted(count),
  description: optional(filledText),
  alternates: optional(alternates),
});
export const tagList = shape({ items: primaryList(tag) });

export const blogHome = withAnyOf(
  ['featured', 'sections'],
  shape({
    featured: wanted(primaryList(postCard), []),
    sections: wanted(primaryList(shape({ tag, items: list(postCard) })), []),
  }),
);

export const blogMainHome = withAnyOf(
  ['main', 'items'],
  shape({ main: wanted(postCard), items: wanted(list(postCard), []) }),
);

export const postContent = shape({
  bodyHtml: filledText,
  toc: optional(list(shape({ id: filledText, title: filledText }))),
});

/** A card inside a post. */
export const embed = v.variant('type', [
  shape({ type: v.literal('game'), data: gameCard }),
  shape({ type: v.literal('promotion'), data: promotionCard }),
  shape({
    type: v.literal('video'),
    data: shape({ title: filledText, url: filledText, poster: optional(img) }),
  }),
]);

export const author = shape({
  slug: filledText,
  name: filledText,
  role: optional(filledText),
  bio: optional(filledText),
  avatar: optional(filledText),
});
