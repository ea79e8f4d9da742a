import { describe, expect, it } from 'vitest';
import { blogHome, blogMainHome, embed, post, postContent, postsPage, tagList } from '../../../shared/contract/blog.ts';
import { callApi, expectProblem, read } from '../contract/send-request.ts';
import { withBlog, withoutBlog } from '../contract/cultures.ts';

const latest = (culture: string, limit = 100) => read(postsPage, 'v1/blog/posts/latest/', { culture, limit });

describe('the blog', () => {
  it.each(withBlog)('API-03 PAGE-04 %s: lists are newest first, in consecutive pages', async (culture) => {
    const { items, total } = await latest(culture);
    expect(items).toHaveLength(total);
    expect(total).toBeGreaterThan(10);
    const days = items.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const call of ['v1/blog/', 'v1/blog/home/more/']) {
      const pages = await Promise.all([0, 5].map((offset) => read(postsPage, call, { culture, offset, limit: 5 })));
      expect(pages.flatMap((page) => page.items.map(({ id }) => id))).toEqual(items.slice(0, 10).map(({ id }) => id));
      expect(pages[1]).toMatchObject({ total, offset: 5, limit: 5 });
    }
  });

  it.each(withBlog)(
    'API-03 PAGE-04 %s: the home calls have featured posts, sections and a main post',
    async (culture) => {
      const home = await read(blogHome, 'v1/blog/home/', { culture });
      expect(home.featured.length).toBeGreaterThan(0);
      expect(home.sections.length).toBeGreaterThan(0);
      for (const { tag, items } of home.sections) expect([tag.count > 0, items.length > 0]).toEqual([true, true]);
      const { main, items } = await read(blogMainHome, 'v1/blog/main-home/', { culture });
      expect(items.map(({ id }) => id)).not.toContain(main.id);
    },
  );

  it('API-02 SEO-07 an impossible tag has no posts, and is not an error', async () => {
    for (const tag of ['böse worte', 'c'.repeat(200)]) {
      expect((await read(postsPage, 'v1/blog/', { culture: 'es', tag })).total, tag).toBe(0);
    }
  });

  it('SEO-02 tags on the same topic are alternates of each other, and other tags have none', async () => {
    const alternatesOf = async (culture: string, slug: string) => {
      const { items } = await read(tagList, 'v1/blog/all-tags/', { culture });
      return items.find((tag) => tag.slug === slug)?.alternates;
    };
    const numbers = { 'en-GB': '/blog/numbers/', es: '/blog/numeros-claros/' };
    expect(await alternatesOf('en-GB', 'numbers')).toEqual(numbers);
    expect(await alternatesOf('es', 'numeros-claros')).toEqual(numbers);
    expect(await alternatesOf('en-GB', 'how-games-work')).toBeUndefined();
    expect(await alternatesOf('es', 'dinero-y-condiciones')).toBeUndefined();
  });

  it.each(withBlog)('API-03 PAGE-04 %s: the count of each tag is the number of its posts', async (culture) => {
    const { items: tags } = await read(tagList, 'v1/blog/tags/', { culture });
    const { items: allTags } = await read(tagList, 'v1/blog/all-tags/', { culture });
    expect(allTags).toEqual(expect.arrayContaining(tags));
    for (const { slug, count } of tags) {
      const { items, total } = await read(postsPage, 'v1/blog/', { culture, tag: slug, limit: 100 });
      expect([total, items.length]).toEqual([count, count]);
      expect(count).toBeGreaterThan(0);
    }
    expect((await read(postsPage, 'v1/blog/', { culture, tag: 'no-such-tag' })).total).toBe(0);
  });

  it.each(withBlog)('API-03 PAGE-04 %s: every post has its tags, headings and embedded cards', async (culture) => {
    const kinds = new Set<string>();
    for (const card of (await latest(culture)).items) {
      const whole = await read(post, 'v1/blog/posts/', { culture, slug: card.slug });
      expect(whole.tags.map(({ slug }) => slug)).toContain(card.tagSlug);
      const { bodyHtml, toc } = await read(postContent, 'v1/blog/posts/content/', { culture, slug: card.slug });
      expect(bodyHtml).toBe(whole.bodyHtml);
      for (const { id } of toc ?? []) expect(bodyHtml).toContain(`id="${id}"`);
      const places = [...bodyHtml.matchAll(/<div data-embed="([^"]+)"><\/div>/g)].map(([, id]) => id);
      expect(whole.embeds).toEqual(places);
      for (const id of places) kinds.add((await read(embed, 'v1/blog/posts/embed/', { culture, id })).type);
    }
    expect(kinds).toContain('game');
  });

  it.each(withBlog)(
    'API-03 PAGE-04 %s: related posts are other posts, the first one with a common tag',
    async (culture) => {
      const [card] = (await latest(culture, 1)).items;
      const { items } = await read(postsPage, 'v1/blog/posts/related/', { culture, slug: card?.slug, limit: 3 });
      expect(items).toHaveLength(3);
      expect(items.map(({ id }) => id)).not.toContain(card?.id);
      const { tags } = await read(post, 'v1/blog/posts/', { culture, slug: card?.slug });
      const { tags: closest } = await read(post, 'v1/blog/posts/', { culture, slug: items[0]?.slug });
      expect(closest.some(({ slug }) => tags.some((tag) => tag.slug === slug))).toBe(true);
    },
  );

  it.each([
    ['en-GB', 'roulette', 'ROULETTE'],
    ['es', 'límite', 'limite'],
  ])('API-03 PAGE-04 SSR-05 %s: a search finds the same posts for %s and %s', async (culture, one, other) => {
    const [found, again] = await Promise.all(
      [one, other].map((q) => read(postsPage, 'v1/blog/', { culture, q, limit: 50 })),
    );
    expect(found?.total).toBeGreaterThan(0);
    expect(again?.items).toEqual(found?.items);
    expect((await read(postsPage, 'v1/blog/', { culture, q: 'zzyzx' })).total).toBe(0);
  });

  it.each(withBlog)('API-03 %s: a draft is only in the preview call', async (culture) => {
    const draft = await read(post, 'v1/blog/posts/preview/', { culture, slug: 'draft-post' });
    expect((await latest(culture)).items.map(({ id }) => id)).not.toContain('draft-post');
    await expectProblem(await callApi('v1/blog/posts/', { culture, slug: draft.slug }), 404, 'no such post');
    const search = await read(postsPage, 'v1/blog/', { culture, q: draft.title.slice(0, 100), limit: 50 });
    expect(search.items.map(({ id }) => id)).not.toContain('draft-post');
  });

  it.each(withoutBlog)('ROUTE-08 %s has no blog: lists are empty, posts are not found', async (culture) => {
    for (const call of ['v1/blog/', 'v1/blog/posts/latest/', 'v1/blog/home/more/']) {
      expect((await read(postsPage, call, { culture })).total).toBe(0);
    }
    for (const call of ['v1/blog/tags/', 'v1/blog/all-tags/']) {
      expect((await read(tagList, call, { culture })).items).toEqual([]);
    }
    expect(await read(blogHome, 'v1/blog/home/', { culture })).toEqual({ featured: [], sections: [] });
    await expectProblem(await callApi('v1/blog/main-home/', { culture }), 404, '');
    await expectProblem(await callApi('v1/blog/posts/', { culture, slug: 'a-post' }), 404, 'no such post');
  });

  it.each([
    'v1/blog/posts/',
    'v1/blog/posts/preview/',
    'v1/blog/posts/content/',
    'v1/blog/posts/related/',
    'v1/blog/author',
  ])('API-03 %s: an invalid parameter is 400 with its name', async (call) => {
    await expectProblem(await callApi(call, { culture: 'es' }), 400, 'slug');
    await expectProblem(await callApi(call, { culture: 'xx', slug: 'a' }), 400, 'culture');
  });

  it('API-03 an unknown embed is 404, and an invalid id is 400', async () => {
    for (const id of ['game.no-such-game', 'promotion.draft-promotion', 'video.nothing']) {
      await expectProblem(await callApi('v1/blog/posts/embed/', { culture: 'es', id }), 404, 'no such embed');
    }
    await expectProblem(await callApi('v1/blog/posts/embed/', { culture: 'es', id: 'nothing' }), 400, 'id');
    const offer = await read(embed, 'v1/blog/posts/embed/', { culture: 'es', id: 'promotion.welcome' });
    expect(offer).toMatchObject({ type: 'promotion', data: { id: 'welcome', status: 'active' } });
  });
});
