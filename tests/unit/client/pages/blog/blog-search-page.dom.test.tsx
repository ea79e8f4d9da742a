import { describe, expect, it } from 'vitest';
import { Page } from '../../../../../client/pages/blog/blog-search-page.tsx';
import type { Resource } from '../../../../../shared/data/resource.ts';
import { responses } from '../../support/games.ts';
import { shownPosts } from '../../support/posts.ts';
import { renderSite } from '../../support/render-site.tsx';

describe('blog search page', () => {
  it.each([
    ['', false],
    ['a', false],
    [' a ', false],
    ['😀', false],
    ['ab', true],
    ['åö', true],
  ])('PAGE-04 sends a request for the query %j: %s', async (q, isSent) => {
    const seed = responses({
      'blog/posts/latest/': { total: 4, items: shownPosts(4, 'Latest') },
      'blog/tags/': { items: [] },
      'blog/?': { total: 1, items: shownPosts(1, 'Found') },
    });
    const requested: string[] = [];
    const { container } = await renderSite(<Page />, {
      url: `/blog/search/?${new URLSearchParams({ q })}`,
      seed: (resource: Resource<unknown>) => {
        requested.push(resource.path);
        return seed(resource);
      },
    });
    expect(requested.some((path) => path.includes('q='))).toBe(isSent);
    const hint = container.querySelector('[role=status]')?.textContent ?? '';
    expect(hint.includes('at least 2 letters')).toBe(q !== '' && !isSent);
    expect(container.textContent).toContain(isSent ? 'Found' : 'Latest');
  });
});
