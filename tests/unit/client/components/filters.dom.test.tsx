import { useLayoutEffect } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FilterGroup } from '../../../../client/components/filters/filter-options.ts';
import { Filters } from '../../../../client/components/filters/filters.tsx';
import { parseCategoryQuery } from '../../../../shared/data/category-query.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';
import { setViewport } from '../support/viewport.ts';

const volatility: FilterGroup = {
  name: 'volatility',
  title: 'Volatility',
  kind: 'radio',
  options: [{ value: 'low', label: 'Low', count: 3 }],
};

const filters = (
  <Filters
    path="/slots/"
    groups={[volatility]}
    filters={parseCategoryQuery(new URLSearchParams())}
    total={3}
    form={{ current: null }}
    onChange={() => undefined}
    onSubmit={() => undefined}
  />
);

/** Tells of the choices in the moment in which a page first stands. */
function Probe({ tell }: { tell: (fields: number) => void }) {
  useLayoutEffect(() => {
    tell(document.querySelectorAll('fieldset').length);
  }, [tell]);
  return null;
}

describe('the filters of a list', () => {
  it.each([
    ['a phone, where they are a sheet, once a page that was moved to is painted', 390, 0],
    ['a desktop at once', 1280, 1],
  ])('PERF-01 GAME-10 have their choices on %s', async (_, width, atFirst) => {
    setViewport(width);
    onTestFinished(() => setViewport());
    const seen: number[] = [];
    const { container } = await renderSite(
      <>
        {filters}
        <Probe tell={(fields) => seen.push(fields)} />
      </>,
    );
    expect([seen[0], container.querySelectorAll('fieldset').length]).toEqual([atFirst, 1]);
  });

  it('GAME-10 SSR-05 have them all as the server sends them', () => {
    expect(serverHtml(filters)).toContain('<fieldset');
  });
});
