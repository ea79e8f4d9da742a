// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from '../../../client/components/search-field/search-field.tsx';
import { VisitorSlot } from '../../../client/visitor/visitor-slot.tsx';
import { after, submit, type } from './support/act.ts';
import { renderSite } from './support/render-site.tsx';

vi.mock('../../../client/components/search-overlay/search-panel.tsx', () => {
  throw new Error('search-panel.js is missing');
});
vi.mock('../../../client/visitor/visitor-chunk.ts', () => {
  throw new Error('visitor-chunk.js is missing');
});

/** Errors that reached an error boundary, which the client root logs. */
const caught: unknown[] = [];

beforeEach(() => {
  caught.length = 0;
  vi.spyOn(console, 'error').mockImplementation(
    (...line) => void caught.push(...line.filter((each) => each instanceof Error)),
  );
});
afterEach(() => vi.restoreAllMocks());

const anError = expect.any(Error) as unknown;

describe('a chunk that cannot be loaded', () => {
  it('SHELL-15 the visitor chunk: the error is logged once, and visitorready is dispatched to release held clicks', async () => {
    const onReady = vi.fn<() => void>();
    addEventListener('visitorready', onReady, { once: true });
    const { container } = await renderSite(
      <VisitorSlot>
        <p>The page</p>
      </VisitorSlot>,
    );
    await after(() => vi.waitFor(() => expect(onReady).toHaveBeenCalled(), 10_000));
    expect(container.innerHTML).toBe('<p>The page</p>');
    expect(caught).toEqual([anError]);
  });

  it('SHELL-15 GAME-06 the search chunk: the field keeps its text and focus, and submits natively', async () => {
    const { container, navigation } = await renderSite(<SearchField />);
    const field = container.querySelector('input')!;
    field.focus();
    for (const text of ['l', 'la', 'lan']) await after(() => type(field, text));
    await after(() => vi.waitFor(() => expect(caught).toHaveLength(1), 10_000));
    expect(await submit(container.querySelector('form'))).toBe(true);
    expect([field.value, document.activeElement]).toEqual(['lan', field]);
    expect(navigation.openHash).not.toHaveBeenCalled();
    expect(caught).toEqual([anError]);
  });
});
