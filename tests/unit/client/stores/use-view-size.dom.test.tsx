import { expect, it } from 'vitest';
import { useViewSize } from '../../../../client/stores/use-view-size.ts';
import { click } from '../support/act.ts';
import { renderSite } from '../support/render-site.tsx';

function List({ name }: { name: string }) {
  const { size, grow } = useViewSize(name, 48, 24);
  return (
    <button type="button" onClick={grow}>
      {size}
    </button>
  );
}

it('SHELL-12 grows a list by its step and remembers it by its key', async () => {
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
