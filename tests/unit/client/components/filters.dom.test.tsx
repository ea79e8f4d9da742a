import { useLayoutEffect } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FilterGroup } from '../../../../client/components/filters/filter-options.ts';
import { useFilterForm } from '../../../../client/components/filters/use-filter-form.ts';
import { Filters } from '../../../../client/components/filters/filters.tsx';
import { parseCategoryQuery } from '../../../../shared/data/category-query.ts';
import { click } from '../support/act.ts';
import { hydrateSite, renderSite, serverHtml } from '../support/render-site.tsx';
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

function ListOf({ query }: { query: string }) {
  const { form, apply, submit } = useFilterForm('/slots/', query);
  return (
    <Filters
      path="/slots/"
      groups={[volatility]}
      filters={parseCategoryQuery(new URLSearchParams(query))}
      total={3}
      form={form}
      onChange={apply}
      onSubmit={submit}
    />
  );
}

/** Reports the number of rendered filter groups at the first layout. */
function Probe({ report }: { report: (fields: number) => void }) {
  useLayoutEffect(() => {
    report(document.querySelectorAll('fieldset').length);
  }, [report]);
  return null;
}

describe('filters of a list', () => {
  it.each([
    ['a phone (as a sheet) only after the first paint of a client-side navigation', 390, 0],
    ['a desktop in the first render', 1280, 1],
  ])('PERF-01 GAME-10 render their options on %s', async (_, width, atFirst) => {
    setViewport(width);
    onTestFinished(() => setViewport());
    const seen: number[] = [];
    const { container } = await renderSite(
      <>
        {filters}
        <Probe report={(fields) => seen.push(fields)} />
      </>,
    );
    expect([seen[0], container.querySelectorAll('fieldset').length]).toEqual([atFirst, 1]);
  });

  it.each([390, 1280])(
    'GAME-10 SCROLL-01 show the filters of the URL after a client-side navigation, %i px wide',
    async (width) => {
      setViewport(width);
      onTestFinished(() => setViewport());
      const { container, navigation } = await renderSite(<ListOf query="?volatility=low" />);
      expect(navigation.navigate).not.toHaveBeenCalled();
      expect(container.querySelector<HTMLInputElement>('input[value=low]')?.checked).toBe(true);
    },
  );

  it('GAME-10 SSR-04 apply a filter that was chosen before the page hydrated', async () => {
    const navigate = vi.fn();
    const choose = (html: HTMLElement) => html.querySelector<HTMLInputElement>('input[value=low]')?.click();
    await hydrateSite(<ListOf query="?minRtp=93" />, choose, { navigate });
    expect(navigate).toHaveBeenCalledWith('/slots/?volatility=low&minRtp=93');
  });

  it.each(['?minRtp=93', '?maxMinBet=50&provider=withdrawn', '?volatility=low&sort=name'])(
    'GAME-10 SSR-04 do not navigate on hydration when the filters of the URL are unchanged: %s',
    async (query) => {
      const navigate = vi.fn();
      await hydrateSite(<ListOf query={query} />, () => undefined, { navigate });
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it('GAME-10 SHELL-03 are closed by a click outside their sheet, also in a browser without support for closedby', async () => {
    const { container } = await renderSite(filters);
    const dialog = container.querySelector('dialog')!;
    dialog.getBoundingClientRect = () => new DOMRect(0, 300, 400, 500);
    dialog.showModal();
    await click(dialog, { clientX: 100, clientY: 400 });
    expect(dialog.open).toBe(true);
    await click(dialog, { clientX: 100, clientY: 100 });
    expect(dialog.open).toBe(false);
  });

  it('GAME-10 SSR-05 are complete in the server HTML', () => {
    expect(serverHtml(filters)).toContain('<fieldset');
  });
});
