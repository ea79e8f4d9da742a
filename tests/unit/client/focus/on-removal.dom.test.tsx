import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { focusHeading, recoverFocus } from '../../../../client/focus/focus-heading.ts';
import { keepFocusDuring } from '../../../../client/focus/keep-focus.ts';
import { focusSiblingOnRemoval } from '../../../../client/focus/focus-next.ts';
import { focusHeadingOnRemoval } from '../../../../client/focus/on-removal.ts';
import { renderSite } from '../support/render-site.tsx';

async function render(children: ReactNode) {
  const { container, show } = await renderSite(children);
  return { show, find: <T extends HTMLElement>(selector: string) => container.querySelector<T>(selector)! };
}

const page = (notice: ReactNode, heading: ReactNode = <h1>Title</h1>) => (
  <>
    {notice}
    <main id="main" tabIndex={-1}>
      {heading}
      <a href="/">Link</a>
    </main>
  </>
);
const notice = (
  <section ref={focusHeadingOnRemoval}>
    <button type="button">Close</button>
  </section>
);

describe('removal of a notice', () => {
  it('A11Y-02 moves the focus from its button to the heading', async () => {
    const { show, find } = await render(page(notice));
    find('button').focus();
    await show(page(null));
    expect(document.activeElement).toBe(find('h1'));
  });

  it('A11Y-02 moves the focus to the main element on a page without a heading', async () => {
    const { show, find } = await render(page(notice, null));
    find('button').focus();
    await show(page(null, null));
    expect(document.activeElement).toBe(find('main'));
  });

  it('A11Y-02 does not move the focus when the notice does not have it', async () => {
    const { show, find } = await render(page(notice));
    find('a').focus();
    await show(page(null));
    expect(document.activeElement).toBe(find('a'));
  });
});

describe('removal of an item by its own button', () => {
  const list = (names: readonly string[]) => (
    <section>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`/${name}`}>{name}</a>
            <button ref={focusSiblingOnRemoval} type="button">
              Remove
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

  it.each([
    ['the first', 'a', ['b', 'c'], 'b'],
    ['one in the middle', 'b', ['a', 'c'], 'c'],
    ['the last', 'c', ['a', 'b'], 'b'],
  ])('A11Y-02 moves the focus to a neighbouring item: %s', async (_, removed, left, focused) => {
    const { show, find } = await render(list(['a', 'b', 'c']));
    find(`a[href="/${removed}"] + button`).focus();
    await show(list(left));
    expect(document.activeElement).toBe(find(`a[href="/${focused}"]`));
  });

  it('A11Y-02 moves the focus to the heading after the last item', async () => {
    const { show, find } = await render(page(list(['a']), <h1>Title</h1>));
    find('button').focus();
    await show(page(null));
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('hiding a focused element', () => {
  it('A11Y-02 moves the focus to the heading, and only for the change that hides the element', async () => {
    const { find } = await render(page(null));
    const link = find('a');
    link.focus();
    keepFocusDuring(() => undefined);
    expect(document.activeElement).toBe(link);
    keepFocusDuring(() => {
      link.getClientRects = () => [] as unknown as DOMRectList;
    });
    expect(document.activeElement).toBe(find('h1'));
  });

  it('A11Y-02 moves no focus when no element had it', async () => {
    await render(page(null));
    keepFocusDuring(() => undefined);
    expect(document.activeElement).toBe(document.body);
    recoverFocus();
    expect(document.activeElement?.localName).toBe('h1');
  });
});

it('A11Y-02 a link focused by a script stays in the tab order', async () => {
  const { find } = await render(page(null));
  focusHeading(find('a'));
  expect(document.activeElement).toBe(find('a'));
  expect(find('a').hasAttribute('tabindex')).toBe(false);
});
