import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../../client/components/show-more/list-parts.ts';
import { useViewSize } from '../../../../client/stores/use-view-size.ts';
import { allViewSizes, mergeViewSizes, parseViewSizes, viewSizeOf } from '../../../../client/stores/view-sizes.ts';
import { after, click } from '../support/act.ts';
import { renderSite } from '../support/render-site.tsx';

describe('the store of view sizes', () => {
  it.each([
    [{ '/slots/': 72 }, { '/slots/': 72 }],
    [{ '/slots/': 72, '/casino/': 'x', '/a/': -1, '/b/': 0, '/c/': 1.5, '/d/': null, '/e/': [24] }, { '/slots/': 72 }],
    [{}, {}],
    [null, undefined],
    ['72', undefined],
    [72, undefined],
    [undefined, undefined],
  ])('SHELL-12 parses %j without invalid sizes', (stored, sizes) => {
    expect(parseViewSizes(stored)).toEqual(sizes);
  });

  const games: [number, number] = [48, 24];
  const posts: [number, number] = [12, 12];

  it.each([
    ['no size', undefined, games, 48],
    ['two increments', 96, games, 96],
    ['the largest restored size', 288, games, 288],
    ['one increment more than that', 312, games, 288],
    ['a billion', 1e9, games, 288],
    ['the largest number', Number.MAX_VALUE, games, 288],
    ['less than a page', 1, games, 48],
    ['half an increment', 60, games, 48],
    ['a billion', 1e9, posts, 132],
    ['one increment', 24, posts, 24],
  ])('SHELL-12 restores a list stored with %s (%j) with at most ten increments', (_, stored, steps, size) => {
    const restoredViewSize = stored === undefined ? {} : { '/slots/': stored };
    expect(viewSizeOf({ componentsPersistedViewSize: {}, restoredViewSize }, '/slots/', ...steps)).toBe(size);
  });

  it('SHELL-12 does not limit a list that the visitor has grown in this visit', () => {
    const sizes = { componentsPersistedViewSize: { '/slots/': 312 }, restoredViewSize: { '/slots/': 1e9 } };
    expect(viewSizeOf(sizes, '/slots/', ...games)).toBe(312);
  });

  it('SHELL-12 merges the larger size of each list', () => {
    const merged = { a: 72, b: 96, c: 48 };
    expect(mergeViewSizes({ a: 72, b: 48 }, { b: 96, c: 48 })).toEqual(merged);
    expect(allViewSizes({ componentsPersistedViewSize: { a: 72, b: 48 }, restoredViewSize: { b: 96, c: 48 } })).toEqual(
      merged,
    );
  });
});

describe('partsOf', () => {
  it.each([
    ['a first page', 1, 500, 48, '0 to 48', 2, ''],
    ['a short list', 1, 5, 48, '0 to 5', 1, ''],
    ['a page of its own', 3, 500, 48, '96 to 144', 4, ''],
    ['a grown page', 1, 500, 96, '0 to 96', 3, '24 from 48, 24 from 72'],
    ['the end of a list', 1, 60, 72, '0 to 60', 2, '12 from 48'],
    ['a view remembered from a longer list', 1, 30, 96, '0 to 30', 1, ''],
  ])(
    'GAME-02 SHELL-12 returns the visible range and the requests for %s',
    (_, page, total, size, range, nextPage, requests) => {
      const parts = partsOf(page, total, size, { page: 48, more: 24 });
      expect([`${parts.from} to ${parts.to}`, parts.nextPage]).toEqual([range, nextPage]);
      expect(parts.added.map(({ offset, limit }) => `${limit} from ${offset}`).join(', ')).toBe(requests);
    },
  );
});

/** A list that shows its size, with a button for more, and one for a failure of its last two parts. */
function List({ name }: { name: string }) {
  const { size, grow, shrink } = useViewSize(name, 48, 24);
  return (
    <>
      <output>{size}</output>
      <button type="button" aria-label="More" onClick={grow} />
      <button type="button" aria-label="Fail" onClick={() => [96, 72].forEach(shrink)} />
    </>
  );
}

it('SHELL-12 grows a list by its step and stores the size by its key', async () => {
  const { container, stores, show } = await renderSite(<List name="slots" />);
  const shown = () => container.textContent;
  expect(shown()).toBe('48');
  await click(container.querySelector('button'));
  await click(container.querySelector('button'));
  expect(shown()).toBe('96');
  await show(<List key="other" name="casino" />);
  expect(shown()).toBe('48');
  await show(<List key="again" name="slots" />);
  expect(shown()).toBe('96');
  expect(stores.ui.componentsPersistedViewSize).toEqual({ slots: 96 });
});

it('SHELL-12 grows from the restored size, and shrinks when a part fails to load', async () => {
  const { container, stores } = await renderSite(<List name="slots" />);
  const [more, fail] = container.querySelectorAll('button');
  await after(() => (stores.ui.restoredViewSize = { slots: 1e9 }));
  expect(container.textContent).toBe('288');
  await click(more);
  expect(container.textContent).toBe('312');
  await click(fail);
  expect(container.textContent).toBe('72');
});
