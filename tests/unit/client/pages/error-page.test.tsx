import { describe, expect, it, vi } from 'vitest';
import { Page } from '../../../../client/pages/error/error-page.tsx';
import { responses, tileCard } from '../support/games.ts';
import { serverHtml } from '../support/render-site.tsx';

describe('error pages', () => {
  it('PAGE-07 a 404 page has a message, further links and popular games', () => {
    const seed = responses({ 'games/': { total: 1, items: [tileCard('Sun Regent')] } });
    const html = serverHtml(<Page />, { url: '/nowhere/', culture: 'en-IE', seed });
    expect(html).toContain('<h1>Page not found</h1>');
    expect(html).toContain('href="/en-IE/"');
    expect(html).toContain('Sun Regent');
    expect(html).toContain('href="/en-IE/contact/"');
  });

  it('PAGE-07 a 500 page sends no requests', () => {
    const seed = vi.fn();
    const html = serverHtml(<Page />, { url: '/500/', seed });
    expect(html).toContain('<h1>Something went wrong</h1>');
    expect(seed).not.toHaveBeenCalled();
  });
});
