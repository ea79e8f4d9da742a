// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { Page } from '../../../../client/pages/category/category-page.tsx';
import { after, click } from '../support/act.ts';
import { answers, facets, tileCards } from '../support/games.ts';
import { renderSite } from '../support/render-site.tsx';

const rendered = vi.hoisted((): string[] => []);

const counted = (name: string) => {
  rendered.push(name);
  return null;
};
vi.mock('../../../../client/components/filters/filters.tsx', () => ({ Filters: () => counted('filters') }));
vi.mock('../../../../client/components/filters/list-bar.tsx', () => ({ ListBar: () => counted('sorting') }));

it('PERF-01 GAME-02 does not render the filters again when the list grows', async () => {
  const seed = answers({ 'games/': { total: 100, items: tileCards(48), facets } });
  const { container } = await renderSite(<Page />, {
    url: '/slots/',
    seed: (resource) => (resource.path.includes('offset=0') ? seed(resource) : undefined),
    answer: answers({ 'games/?': { total: 100, items: tileCards(24, 'Further') } }),
  });
  expect(new Set(rendered.splice(0))).toEqual(new Set(['filters', 'sorting']));
  await click(container.querySelector('a[rel=next]'));
  // The panel of the tile that has the focus.
  await after(() => import('../../../../client/on-demand.ts'));
  expect(container.querySelectorAll('li picture')).toHaveLength(72);
  expect(rendered).toEqual([]);
});
