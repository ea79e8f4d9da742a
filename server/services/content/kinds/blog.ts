import * as v from 'valibot';
import type { WrittenAuthor, WrittenPost, WrittenPostCard, WrittenTag } from '../../../../shared/contract/written.ts';
import { markdown, picture } from '../context-fields.ts';
import type { ContentContext } from '../context.ts';
import { day, flag, instantOf, integer, many, record, seo, slug, words } from '../fields.ts';
import { cardImage, type ItemArt, pictureUrl, sceneOf, shareUrl } from '../pictures.ts';
import { defineKind, draft, newestFirst } from './kind.ts';

export type StoredPost = Omit<WrittenPost, keyof WrittenPostCard | 'alternates'> & {
  toc: { id: string; title: string }[];
  featured: boolean;
};
export type StoredTag = Omit<WrittenTag, 'count' | 'alternates'>;

/** Words that a reader takes in a minute. */
const wordsPerMinute = 220;

const tagSlug = ({ outline }: ContentContext) =>
  v.pipe(
    slug,
    v.check(
      (name) => outline.tags.has(name),
      ({ input }) => `names "${input}", which is not in blog/tags.json`,
    ),
  );

const postSchema = (context: ContentContext, id: string) =>
  v.pipe(
    record({
      slug: v.optional(slug, id),
      tag: tagSlug(context),
      tags: many(tagSlug(context)),
      title: words(90),
      excerpt: words(160),
      picture,
      author: v.pipe(
        slug,
        v.check(
          (name) => context.outline.authors.has(name),
          ({ input }) => `names "${input}", who is not in blog/authors.json`,
        ),
      ),
      publishedAt: day,
      updatedAt: day,
      seo,
      featured: v.optional(flag, false),
      draft: draft(id),
      body: markdown(context),
    }),
    v.forward(
      v.check(({ tag, tags }) => tags.includes(tag), 'lacks the main tag'),
      ['tags'],
    ),
    v.forward(
      v.check(({ publishedAt, updatedAt }) => publishedAt <= updatedAt, 'is before publishedAt'),
      ['updatedAt'],
    ),
  );

const authorOwner = ({ culture }: ContentContext, id: string) => ({ culture, kind: 'author', id }) as const;
const authorArt = (id: string, hue: number): ItemArt => ({ kind: 'avatar', hue, seed: id });
const avatarUrl = (context: ContentContext, id: string, hue: number) =>
  pictureUrl(context.artVersion, authorOwner(context, id), 'avatar', authorArt(id, hue));

/** `blog/posts/<id>.md` */
export const post = defineKind({
  files: /^blog\/posts\/([^/]+)\.md$/,
  page: 'blog',
  schema: postSchema,
  toItems(fields, id, context) {
    const { culture, artVersion, outline } = context;
    const { slug: ownSlug, tag, tags, title, excerpt, body, featured, draft: isDraft } = fields;
    const path = isDraft ? undefined : outline.paths.get(`blogPost/${id}`);
    const writer = outline.authors.get(fields.author);
    const owner = { culture, kind: 'post', id };
    const art = sceneOf(id, fields.picture);
    const card: WrittenPostCard = {
      id,
      slug: ownSlug,
      tagSlug: tag,
      title,
      excerpt,
      image: cardImage(artVersion, owner, art),
      author: {
        name: writer?.name ?? '',
        slug: fields.author,
        ...(writer && { avatar: avatarUrl(context, writer.slug, writer.hue) }),
      },
      publishedAt: instantOf(fields.publishedAt),
      readMinutes: Math.max(1, Math.round(body.text.split(' ').length / wordsPerMinute)),
    };
    const rest: StoredPost = {
      bodyHtml: body.html,
      updatedAt: instantOf(fields.updatedAt),
      tags: tags.map((name) => ({ slug: name, name: outline.tags.get(name) ?? name })),
      seo: { ...fields.seo, ogImage: shareUrl(artVersion, owner, art) },
      embeds: body.embeds,
      toc: body.toc,
      featured,
    };
    return [
      {
        kind: owner.kind,
        id,
        slug: ownSlug,
        ...(path !== undefined && { path }),
        section: tag,
        draft: isDraft,
        order: `${newestFirst(fields.publishedAt)} ${id}`,
        updatedAt: rest.updatedAt,
        art,
        card,
        rest,
        search: { title, excerpt, body: body.text, tags },
      },
    ];
  },
});

/** `blog/tags.json`: the tags in the order to show them. */
export const tags = defineKind({
  files: /^blog\/(tags)\.json$/,
  page: 'blog',
  schema: () =>
    many(
      record({
        // Tags of two cultures with one id are about the same; without one, the slug is the id.
        id: v.optional(slug),
        slug: v.pipe(slug, v.notValue('search', 'is the path of the search')),
        name: words(40),
        description: words(200),
      }),
    ),
  toItems: (list, _, { outline }) =>
    list.map(({ id, ...tag }, index) => {
      const path = outline.paths.get(`blogTag/${tag.slug}`);
      return {
        kind: 'tag',
        id: id ?? tag.slug,
        slug: tag.slug,
        ...(path !== undefined && { path }),
        order: String(index).padStart(3, '0'),
        updatedAt: '',
        card: tag satisfies StoredTag,
      };
    }),
});

/** `blog/authors.json` */
export const authors = defineKind({
  files: /^blog\/(authors)\.json$/,
  page: 'blog',
  schema: () => many(record({ slug, name: words(60), role: words(60), bio: words(400), hue: integer(0, 359) })),
  toItems: (list, _, context) =>
    list.map(({ hue, ...author }) => ({
      kind: 'author',
      id: author.slug,
      slug: author.slug,
      order: author.slug,
      updatedAt: '',
      art: authorArt(author.slug, hue),
      card: { ...author, avatar: avatarUrl(context, author.slug, hue) } satisfies WrittenAuthor,
    })),
});
