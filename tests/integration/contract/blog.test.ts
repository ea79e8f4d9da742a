import { describe, expect, it } from 'vitest';
import {
  author,
  blogHome,
  blogMainHome,
  embed,
  post,
  postContent,
  postsPage,
  tagList,
} from '../../../shared/contract/blog.ts';
import { callApi, fetchImage, expectResponse, expectProblem, read } from './send-request.ts';
import { withBlog } from './cultures.ts';

describe('v1/blog/', () => {
  it.each(withBlog)('API-03 PAGE-04 %s: lists are paginated without repeating a post', async (culture) => {
    for (const call of ['v1/blog/', 'v1/blog/home/more/']) {
      const pages = await Promise.all([0, 2].map((offset) => read(postsPage, call, { culture, offset, limit: 2 })));
      expect(pages).toMatchObject([
        { offset: 0, limit: 2 },
        { offset: 2, limit: 2, total: pages[0]?.total },
      ]);
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it.each(withBlog)(
    'API-03 PAGE-04 %s returns the first pages, the tags, the posts of each tag and search results',
    async (culture) => {
      await expectResponse(blogHome, 'v1/blog/home/', { culture });
      await expectResponse(blogMainHome, 'v1/blog/main-home/', { culture });
      await expectResponse(tagList, 'v1/blog/all-tags/', { culture });
      const { items } = await read(tagList, 'v1/blog/tags/', { culture });
      for (const { slug, count } of items)
        expect((await read(postsPage, 'v1/blog/', { culture, tag: slug })).total).toBe(count);
      await expectResponse(postsPage, 'v1/blog/', { culture, q: 'bingo' });
    },
  );

  it.each(withBlog)(
    'API-03 PAGE-04 %s returns each post with its text, cards, author, picture and related posts',
    async (culture) => {
      const { items } = await read(postsPage, 'v1/blog/posts/latest/', { culture });
      for (const card of items) {
        const { slug } = card;
        const whole = await read(post, 'v1/blog/posts/', { culture, slug });
        expect(whole).toMatchObject(card);
        for (const id of whole.embeds ?? []) await expectResponse(embed, 'v1/blog/posts/embed/', { culture, id });
        await expectResponse(postContent, 'v1/blog/posts/content/', { culture, slug });
      }
      const [first] = items;
      const related = await read(postsPage, 'v1/blog/posts/related/', { culture, slug: first?.slug });
      expect(related.items.map(({ id }) => id)).not.toContain(first?.id);
      const writer = await read(author, 'v1/blog/author', { culture, slug: first?.author.slug });
      expect(writer).toMatchObject({ slug: first?.author.slug, name: first?.author.name });
      for (const url of [first?.image.url, writer.avatar]) {
        const picture = url === undefined ? undefined : await fetchImage(url, { w: 96, f: 'avif' });
        expect(picture?.headers.get('content-type') ?? 'image/avif').toBe('image/avif');
      }
    },
  );

  it.each(withBlog)('API-03 PAGE-10 %s: the preview call alone returns the draft', async (culture) => {
    const draft = await read(post, 'v1/blog/posts/preview/', { culture, slug: 'draft-post' });
    expect(draft.draft).toBe(true);
    await expectProblem(await callApi('v1/blog/posts/', { culture, slug: draft.slug }), 404);
    const { items } = await read(postsPage, 'v1/blog/posts/latest/', { culture, limit: 100 });
    expect(items.map(({ id }) => id)).not.toContain('draft-post');
  });

  it.each(['posts/', 'posts/preview/', 'posts/content/', 'posts/related/', 'author'])(
    'API-03 v1/blog/%s is 404 for an unknown slug',
    async (call) => {
      await expectProblem(await callApi(`v1/blog/${call}`, { culture: 'es', slug: 'no-such' }), 404);
    },
  );
});
