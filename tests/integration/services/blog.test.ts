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

  it('API-03 a draft and an unknown item are no embeds', async () => {
    for (const id of ['game.no-such-game', 'promotion.draft-promotion', 'video.nothing']) {
      await expectProblem(await callApi('v1/blog/posts/embed/', { culture: 'es', id }), 404, 'no such embed');
    }
    const offer = await read(embed, 'v1/blog/posts/embed/', { culture: 'es', id: 'promotion.welcome' });
    expect(offer).toMatchObject({ type: 'promotion', data: { id: 'welcome', status: 'active' } });
  });
});
