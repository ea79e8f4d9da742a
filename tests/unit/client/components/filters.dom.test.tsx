import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { appliedLabel, type FilterGroup, filterGroups } from '../../../../client/components/filters/filter-options.ts';
import {
  appliedFilters,
  filterQuery,
  formQuery,
  withoutFilter,
  withoutFilters,
} from '../../../../client/components/filters/filter-query.ts';
import { Filters } from '../../../../client/components/filters/filters.tsx';
import { useFilterForm } from '../../../../client/components/filters/use-filter-form.ts';
import { parseCategoryQuery } from '../../../../shared/data/category-query.ts';
import { click } from '../support/act.ts';
import { facets } from '../support/games.ts';
import { hydrateSite, intlOf, renderSite, serverHtml } from '../support/render-site.tsx';
import { setViewport } from '../support/viewport.ts';

const parse = (query: string) => parseCategoryQuery(new URLSearchParams(query));

const volatility: FilterGroup = {
  name: 'volatility',
  title: 'Volatility',
  kind: 'radio',
  options: [{ value: 'low', label: 'Low', count: 3 }],
};

/** A list with the filters of a URL. */
function ListOf({ query = '' }: { query?: string }) {
  const { form, apply, submit } = useFilterForm('/slots/', query);
  return (
    <Filters
      path="/slots/"
      groups={[volatility]}
      filters={parse(query)}
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
    const seen: number[] = [];
    const { container } = await renderSite(
      <>
        <ListOf />
        <Probe report={(fields) => seen.push(fields)} />
      </>,
    );
    expect([seen[0], container.querySelectorAll('fieldset').length]).toEqual([atFirst, 1]);
  });

  it.each([390, 1280])(
    'GAME-10 SCROLL-01 show the filters of the URL after a client-side navigation, %i px wide',
    async (width) => {
      setViewport(width);
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
    const { container } = await renderSite(<ListOf />);
    const dialog = container.querySelector('dialog')!;
    dialog.getBoundingClientRect = () => new DOMRect(0, 300, 400, 500);
    dialog.showModal();
    await click(dialog, { clientX: 100, clientY: 400 });
    expect(dialog.open).toBe(true);
    await click(dialog, { clientX: 100, clientY: 100 });
    expect(dialog.open).toBe(false);
  });

  it('GAME-10 SSR-05 are complete in the server HTML', () => {
    expect(serverHtml(<ListOf />)).toContain('<fieldset');
  });
});

describe('filter queries', () => {
  it.each(['', '?page=3', '?provider=a&provider=b&minRtp=96&sort=name&page=2'])(
    'GAME-10 preserve the parsed filters: "%s"',
    (query) => {
      expect(filterQuery(parse(query))).toBe(query);
    },
  );

  it('GAME-10 remove a single filter and go back to the first page', () => {
    const filters = parse('provider=a&provider=b&minRtp=96&sort=name&page=2');
    expect(appliedFilters(filters)).toEqual([
      { name: 'provider', value: 'a' },
      { name: 'provider', value: 'b' },
      { name: 'minRtp', value: '96' },
    ]);
    expect(filterQuery(withoutFilter(filters, { name: 'provider', value: 'a' }))).toBe(
      '?provider=b&minRtp=96&sort=name',
    );
    expect(filterQuery(withoutFilter(filters, { name: 'minRtp', value: '96' }))).toBe(
      '?provider=a&provider=b&sort=name',
    );
  });

  it('GAME-10 remove all filters but keep the sort order', () => {
    expect(filterQuery(withoutFilters(parse('provider=a&maxMinBet=20&sort=rtp&page=4')))).toBe('?sort=rtp');
  });

  const form = (checked: '' | 'checked') => {
    const element = document.createElement('form');
    element.innerHTML = `<input type="checkbox" name="provider" value="a" ${checked}><input type="radio" name="minRtp" value="">
      <input type="radio" name="minRtp" value="96" ${checked}><select name="sort"><option value="">-</option></select>`;
    return element;
  };
  it.each([
    ['', 'checked', '?provider=a&minRtp=96'],
    ['?minRtp=93&provider=gone', '', '?minRtp=93&provider=gone'],
    ['?minRtp=93&provider=gone', 'checked', '?provider=a&minRtp=96&provider=gone'],
    ['?provider=a&minRtp=96&sort=popular', '', ''],
    ['?volatility=high&feature=freeSpins', '', '?volatility=high&feature=freeSpins'],
  ] as const)(
    'GAME-10 omit empty form fields, and keep those filters of "%s" that have no field',
    (shown, checked, query) => {
      expect(formQuery(form(checked), shown)).toBe(query);
    },
  );
});

const optionsOf = (culture: Parameters<typeof intlOf>[0], name: string) =>
  filterGroups(intlOf(culture), facets, true)
    .find((group) => group.name === name)
    ?.options
    // Intl separates numbers from units with different kinds of space in different cultures.
    .map(({ label }) => label.replace(/\s/g, ' '));

describe('filterGroups', () => {
  it('GAME-10 sorts providers by number of games, and volatility from low to high', () => {
    expect(optionsOf('en-GB', 'provider')).toEqual(['Brasswick', 'Tidehouse']);
    expect(optionsOf('en-GB', 'volatility')).toEqual(['Low', 'High']);
  });

  it('I18N-03 leaves out codes that have no message', () => {
    expect(optionsOf('en-GB', 'feature')).toEqual(['Free spins']);
  });

  it('GAME-10 offers stakes in the currency of the culture', () => {
    expect(optionsOf('en-GB', 'maxMinBet')).toEqual(['Any', '£0.10 or less', '£0.20 or less', '£1 or less']);
    expect(optionsOf('sv', 'maxMinBet')).toEqual(['Any', '1 kr or less', '2 kr or less', '10 kr or less']);
  });

  it.each([
    ['JPY', ['', '10', '20', '100'], '¥10 or less'],
    ['KWD', ['', '100', '200', '1000'], 'KWD 0.100 or less'],
  ])('GAME-10 offers stakes in the minor units of %s', (currency, values, first) => {
    const intl = intlOf('en-GB');
    const groups = filterGroups({ ...intl, culture: { ...intl.culture, currency } }, facets, true);
    const { options = [] } = groups.find(({ name }) => name === 'maxMinBet') ?? {};
    expect(options.map(({ value }) => value)).toEqual(values);
    expect(options[1]?.label.replace(/\s/g, ' ')).toBe(first);
  });

  it('GAME-10 offers RTP thresholds that match the games of the market', () => {
    expect(optionsOf('es', 'minRtp')).toEqual(['Any', '94 % and over', '96 % and over', '97 % and over']);
    expect(optionsOf('de-DE', 'minRtp')).toEqual(['Any', '89 % and over', '90 % and over', '91 % and over']);
  });

  it('GAME-10 leaves out a group without options', () => {
    const names = filterGroups(intlOf('en-GB'), undefined, true).map(({ name }) => name);
    expect(names).toEqual(['minRtp', 'maxMinBet']);
  });

  it('GAME-10 labels each applied filter, also a value that the list no longer offers', () => {
    const intl = intlOf('en-GB');
    const label = (name: Parameters<typeof appliedLabel>[2]['name'], value: string) =>
      appliedLabel(intl, filterGroups(intl, facets, true), { name, value });
    expect(label('provider', 'brasswick')).toBe('Brasswick');
    expect(label('provider', 'gone')).toBe('gone');
    expect(label('minRtp', '96')).toBe('RTP 96% and over');
    expect(label('maxMinBet', '20')).toBe('Smallest stake £0.20 or less');
    expect(label('volatility', 'high')).toBe('Volatility: High');
  });
});
