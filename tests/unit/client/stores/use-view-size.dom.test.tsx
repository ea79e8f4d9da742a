import { expect, it } from 'vitest';
import { useViewSize } from '../../../../client/stores/use-view-size.ts';
import { after, click } from '../support/act.ts';
import { renderSite } from '../support/render-site.tsx';

function List({ name }: { name: string }) {
  const { size, grow } = useViewSize(name, 48, 24);
  return (
    <button type="button" onClick={grow}>
      {size}
    </button>
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
  function Restored() {
    const { size, grow, shrink } = useViewSize('slots', 48, 24);
    return (
      <>
        <output>{size}</output>
        <button type="button" aria-label="More" onClick={grow} />
        <button type="button" aria-label="Fail" onClick={() => [96, 72].forEach(shrink)} />
      </>
    );
  }
  const { container, stores } = await renderSite(<Restored />);
  const [more, fail] = container.querySelectorAll('button');
  await after(() => (stores.ui.restoredViewSize = { slots: 1e9 }));
  expect(container.textContent).toBe('288');
  await click(more);
  expect(container.textContent).toBe('312');
  await click(fail);
  expect(container.textContent).toBe('72');
});
