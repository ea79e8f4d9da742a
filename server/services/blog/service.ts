import * as v from 'valibot';
import type { CultureCode } from '../../../locales/index.ts';
import type { WrittenBlogHome, WrittenPost } from '../../../shared/contract/written.ts';
import type { ContentStore } from '../content/store.ts';
import type { StoredItem } from '../content/stored-kinds.ts';
import type { GameStore } from '../games/store.ts';
import { caching, json } from '../http/response.ts';
import { type Endpoint, get, getConstant } from '../http/endpoint.ts';
import { orMissing } from '../http/found.ts';
import { pageOf } from '../http/page.ts';
import { culture, itemName, optional, paging, required } from '../http/query.ts';
import { findEmbed } from './embed.ts';
import { findRelated } from './related.ts';
import { listTags } from './tags.ts';

const typed = v.pipe(v.string(), v.maxLength(100, 'has more than 100 letters'));
const embedId = v.pipe(
  v.string(),
  v.regex(/^[a-z]+\.[\w-]{1,100}$/, 'needs a kind and a name such as game.lantern-trench'),
);
const one = { culture, slug: required(itemName) };

/** Number of posts in each section of a first page. */
const homeSizes = { featured: 4, section: 4, main: 6 };

/** Posts: lists, search, first pages, tags, one post and what belongs to it, authors. */
export function createBlogService(content: ContentStore, games: GameStore): Endpoint[] {
  const posts = (cultureCode: CultureCode) => content.list(cultureCode, 'post');
  const bySlug = ({ culture: cultureCode, slug }: { culture: CultureCode; slug: string }) =>
    orMissing(content.bySlug(cultureCode, 'post', slug), 'such post');

  function toPost({ id, card, rest }: StoredItem<'post'>): WrittenPost {
    const { toc: _toc, featured: _featured, ...whole } = rest;
    return { ...card, ...whole, ...content.alternates('post', id) };
  }

  return [
    getConstant(
      '/api/v1/blog/',
      { culture, q: optional(typed), tag: optional(itemName), ...paging(12) },
      ({ culture: cultureCode, q, tag, ...view }) => {
        const tagged = tag === undefined ? undefined : content.postsWithTag(cultureCode, tag);
        const ids = tagged && new Set(tagged.map(({ id }) => id));
        const found = q === undefined ? (tagged ?? posts(cultureCode)) : content.searchPosts(cultureCode, q);
        const cards = found.filter(({ id }) => ids?.has(id) ?? true).map(({ card }) => card);
        return json(pageOf(cards, view, content.updatedAt(cultureCode)), caching.catalogue);
      },
    ),

    getConstant('/api/v1/blog/home/', { culture }, ({ culture: cultureCode }) => {
      const all = posts(cultureCode);
      const chosen = all.filter(({ id }) => content.byId(cultureCode, 'post', id)?.rest.featured);
      const home: WrittenBlogHome = {
        featured: (chosen.length > 0 ? chosen : all).slice(0, homeSizes.featured).map(({ card }) => card),
        sections: listTags(content, cultureCode)
          .map((tag) => ({
            tag,
            // A post belongs to one section, that of its main tag.
            items: posts(cultureCode)
              .filter(({ section }) => section === tag.slug)
              .slice(0, homeSizes.section)
              .map(({ card }) => card),
          }))
          .filter(({ items }) => items.length > 0),
      };
      return json(home, caching.catalogue);
    }),

    getConstant('/api/v1/blog/main-home/', { culture }, ({ culture: cultureCode }) => {
      const [main, ...others] = posts(cultureCode).map(({ card }) => card);
      const items = others.slice(0, homeSizes.main);
      return json({ main: orMissing(main, 'blog'), items }, caching.catalogue);
    }),

    ...['home/more/', 'posts/latest/'].map((path) =>
      getConstant(`/api/v1/blog/${path}`, { culture, ...paging(12) }, ({ culture: cultureCode, ...view }) => {
        const cards = posts(cultureCode).map(({ card }) => card);
        return json(pageOf(cards, view, content.updatedAt(cultureCode)), caching.catalogue);
      }),
    ),

    getConstant('/api/v1/blog/all-tags/', { culture }, ({ culture: cultureCode }) =>
      json({ items: listTags(content, cultureCode) }, caching.catalogue),
    ),
    getConstant('/api/v1/blog/tags/', { culture }, ({ culture: cultureCode }) =>
      json({ items: listTags(content, cultureCode).filter(({ count }) => count > 0) }, caching.catalogue),
    ),

    getConstant('/api/v1/blog/posts/', one, (query) => json(toPost(bySlug(query)), caching.catalogue)),
    get('/api/v1/blog/posts/preview/', one, ({ culture: cultureCode, slug }) => {
      const found = content.byId(cultureCode, 'post', slug) ?? content.bySlug(cultureCode, 'post', slug);
      return json({ ...toPost(orMissing(found, 'such post')), draft: true }, caching.never);
    }),
    getConstant('/api/v1/blog/posts/content/', one, (query) => {
      const { bodyHtml, toc } = bySlug(query).rest;
      return json({ bodyHtml, toc }, caching.catalogue);
    }),
    getConstant('/api/v1/blog/posts/related/', { ...one, ...paging(4) }, ({ culture: cultureCode, slug, ...view }) => {
      const cards = findRelated(content, cultureCode, bySlug({ culture: cultureCode, slug })).map(({ card }) => card);
      return json(pageOf(cards, view, content.updatedAt(cultureCode)), caching.catalogue);
    }),
    get('/api/v1/blog/posts/embed/', { culture, id: required(embedId) }, ({ culture: cultureCode, id }, { now }) =>
      json(orMissing(findEmbed(content, games, cultureCode, id, now), 'such embed'), caching.catalogue),
    ),

    getConstant('/api/v1/blog/author/', one, ({ culture: cultureCode, slug }) =>
      json(orMissing(content.byId(cultureCode, 'author', slug), 'such author').card, caching.catalogue),
    ),
  ];
}
