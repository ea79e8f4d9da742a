import { describe, expect, it } from 'vitest';
import { Page } from '../../../../../client/pages/blog/blog-page.tsx';
import { Page as SearchPage } from '../../../../../client/pages/blog/blog-search-page.tsx';
import type { Resource } from '../../../../../shared/data/resource.ts';
import { click } from '../../support/act.ts';
import { responses, found } from '../../support/games.ts';
import { shownPost, shownPosts } from '../../support/posts.ts';
import { renderSite, serverHtml, type SiteSetup } from '../../support/render-site.tsx';

const url = '/blog/';
const total = 30;
const newest = shownPosts(12);
const data = {
  'blog/main-home/': { main: newest[0], items: newest.slice(1, 7) },
  'blog/home/more/': { total, items: newest },
  'blog/home/': {
    featured: [shownPost('Chosen')],
    sections: [{ tag: { slug: 'bingo', name: 'Bingo' }, items: [shownPost('Called', { tagSlug: 'bingo' })] }],
  },
  'blog/tags/': {
    items: [
      { slug: 'numbers', name: 'The numbers', count: 9 },
      { slug: 'bingo', name: 'Bingo', count: 1 },
      { slug: 'empty', name: 'Nothing yet', count: 0 },
    ],
  },
  'banners/locations/': {
    items: [{ title: 'Limits', cta: 'Read', ctaLink: { href: '/casino-features/play-limits/' } }],
  },
};
const seed = responses(data);

/** The service returns the remaining posts of each requested range. */
const respond = ({ path }: Resource<unknown>) => {
  const query = new URL(path, 'https://api.test').searchParams;
  const rest = Math.min(Number(query.get('limit')), total - Number(query.get('offset')));
  return found({ total, items: shownPosts(rest, `Post from ${query.get('offset')}:`) });
};

const open = (setup: SiteSetup = {}) =>
  renderSite(<Page />, {
    url,
    seed: (resource) => (/offset=(?!0)/.test(resource.path) ? undefined : seed(resource)),
    respond,
    ...setup,
  });

const cards = (container: Element) => [...container.querySelectorAll('section[aria-labelledby=posts] li h3')];

describe('blog home page', () => {
  it('PAGE-04 omits the featured posts from the list of all posts', async () => {
    const { container } = await open();
    expect(cards(container).map(({ textContent }) => textContent)).toEqual(newest.slice(6).map(({ title }) => title));
  });

  it('PAGE-04 loads more posts in place, remembers the number, and moves the focus to the first new post', async () => {
    const { container, stores } = await open();
    const more = () => container.querySelector<HTMLAnchorElement>('a[rel=next]');
    expect(more()?.getAttribute('href')).toBe('/blog/?page=2');
    await click(more());
    expect(cards(container)).toHaveLength(18);
    expect(document.activeElement?.textContent).toBe('Post from 12: 1');
    expect(more()?.getAttribute('href')).toBe('/blog/?page=3');
    await click(more());
    expect(cards(container)).toHaveLength(24);
    expect(more()).toBeNull();
    expect(Object.values(stores.ui.componentsPersistedViewSize)).toEqual([36]);
  });

  it('PAGE-04 API-04 does not count posts of a failed request, and requests the same posts again', async () => {
    let isDown = true;
    const { container } = await open({ respond: (resource) => (isDown ? { state: 'failed' } : respond(resource)) });
    const more = () => container.querySelector<HTMLAnchorElement>('a[rel=next]');
    await click(more());
    expect([cards(container).length, more()?.getAttribute('href')]).toEqual([6, '/blog/?page=2']);
    isDown = false;
    await click(more());
    expect([cards(container).length, more()?.getAttribute('href')]).toEqual([18, '/blog/?page=3']);
  });

  it('PAGE-04 SSR-05 shows sections, topics with posts, a search and a hint without JavaScript', () => {
    const html = serverHtml(<Page />, { url, seed });
    expect(html).toContain('Recommended');
    expect(html).toContain('href="/blog/bingo/"');
    expect(html).not.toContain('Nothing yet');
    expect(html).toContain('action="/blog/search/"');
    expect(html).toContain('href="/casino-features/play-limits/"');
  });

  it('PAGE-04 API-03 A11Y-01 shows the number of posts of each topic', async () => {
    const { container } = await open();
    const chips = [...container.querySelectorAll('nav[aria-label=Topics] a')];
    expect(chips.map(({ textContent }) => textContent)).toEqual(['All posts', 'The numbers99 posts', 'Bingo11 post']);
    expect(chips[1]?.querySelector('[aria-hidden=true]')?.textContent).toBe('9');
  });

  it('PAGE-04 shows only the list on further pages', () => {
    const html = serverHtml(<Page />, { url: '/blog/?page=2', seed });
    expect(html).toContain('Blog, page 2');
    expect(html).not.toContain('Recommended');
    expect(html).toContain('href="/blog/"');
    expect(html).toContain('href="/blog/?page=3"');
    expect(html).toContain('13 to 24 of 30 posts');
  });

  it('API-04 omits sections whose request failed', () => {
    const { 'blog/home/': _home, 'banners/locations/': _slides, ...some } = data;
    const partly = serverHtml(<Page />, { url, seed: responses({ ...some, 'blog/home/': undefined }) });
    expect(partly).not.toContain('Recommended');
    expect(partly).toContain('Post 1');
  });
});

describe('blog search page', () => {
  it.each([
    ['', false],
    ['a', false],
    [' a ', false],
    ['😀', false],
    ['ab', true],
    ['åö', true],
  ])('PAGE-04 sends a request for the query %j: %s', async (q, isSent) => {
    const searched = responses({
      'blog/posts/latest/': { total: 4, items: shownPosts(4, 'Latest') },
      'blog/tags/': { items: [] },
      'blog/?': { total: 1, items: shownPosts(1, 'Found') },
    });
    const requested: string[] = [];
    const { container } = await renderSite(<SearchPage />, {
      url: `/blog/search/?${new URLSearchParams({ q })}`,
      seed: (resource: Resource<unknown>) => {
        requested.push(resource.path);
        return searched(resource);
      },
    });
    expect(requested.some((path) => path.includes('q='))).toBe(isSent);
    const hint = container.querySelector('[role=status]')?.textContent ?? '';
    expect(hint.includes('at least 2 letters')).toBe(q !== '' && !isSent);
    expect(container.textContent).toContain(isSent ? 'Found' : 'Latest');
  });
});
