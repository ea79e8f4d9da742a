// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from '../../../client/components/search-field/search-field.tsx';
import { VisitorSlot } from '../../../client/visitor/visitor-slot.tsx';
import { type CultureCode, cultures } from '../../../locales/index.ts';
import { after, submit, type } from './support/act.ts';
import { renderSite } from './support/render-site.tsx';
import { soon } from './support/soon.ts';

const panel = vi.hoisted(() => ({ isLoaded: false, loading: Promise.withResolvers<void>() }));
vi.mock('../../../client/components/search-overlay/load-panel.ts', () => ({
  isSearchPanelLoaded: () => panel.isLoaded,
  loadSearchPanel: () => panel.loading.promise,
  preloadSearchPanel: () => undefined,
}));
vi.mock('../../../client/visitor/visitor-chunk.ts', () => {
  throw new Error('visitor-chunk.js is missing');
});
const load = () =>
  after(() => {
    panel.isLoaded = true;
    panel.loading.resolve();
  });

beforeEach(() => {
  panel.isLoaded = false;
  panel.loading = Promise.withResolvers();
});

async function renderField(culture: CultureCode) {
  const { container, navigation } = await renderSite(<SearchField />, { culture });
  const field = container.querySelector('input')!;
  const form = container.querySelector('form')!;
  return { field, form, enter: () => submit(form), openHash: navigation.openHash };
}

describe('search field', () => {
  it.each(Object.values(cultures))(
    'SSR-05 GAME-07 $code submits to the page of results before the search has loaded, and opens no search over it',
    async ({ code, routePrefix }) => {
      const { field, form, enter, openHash } = await renderField(code);
      await type(field, 'lan');
      expect([form.getAttribute('action'), form.method, field.name]).toEqual([`${routePrefix}/`, 'get', 'q']);
      expect(await enter()).toBe(true);
      await load();
      expect(openHash).not.toHaveBeenCalled();
    },
  );

  it('GAME-07 opens the search when its code has loaded, and for a visitor who types on after Enter', async () => {
    const { field, enter, openHash } = await renderField('en-GB');
    await type(field, 'lan');
    await enter();
    await type(field, 'lant');
    expect(openHash).not.toHaveBeenCalled();
    await load();
    expect(openHash).toHaveBeenCalledWith('search');
    openHash.mockClear();
    expect(await enter()).toBe(false);
    expect(openHash).toHaveBeenCalledExactlyOnceWith('search');
  });
});

describe('a chunk that cannot be loaded', () => {
  /** Errors that reached an error boundary, which the client root logs. */
  const caught: unknown[] = [];
  const anError = expect.any(Error) as unknown;

  beforeEach(() => {
    caught.length = 0;
    vi.spyOn(console, 'error').mockImplementation(
      (...line) => void caught.push(...line.filter((each) => each instanceof Error)),
    );
  });
  afterEach(() => vi.restoreAllMocks());

  it('SHELL-15 the visitor chunk: the error is logged once, and visitorready is dispatched to release held clicks', async () => {
    const onReady = vi.fn<() => void>();
    addEventListener('visitorready', onReady, { once: true });
    const { container } = await renderSite(
      <VisitorSlot>
        <p>The page</p>
      </VisitorSlot>,
    );
    await after(() => soon(() => expect(onReady).toHaveBeenCalled()));
    expect(container.innerHTML).toBe('<p>The page</p>');
    expect(caught).toEqual([anError]);
  });

  it('SHELL-15 GAME-06 the search chunk: the field keeps its text and focus, and submits natively', async () => {
    const { field, enter, openHash } = await renderField('en-GB');
    field.focus();
    for (const text of ['l', 'la', 'lan']) await type(field, text);
    await after(() => panel.loading.reject(new Error('search-panel.js is missing')));
    expect(await enter()).toBe(true);
    expect([field.value, document.activeElement]).toEqual(['lan', field]);
    expect(openHash).not.toHaveBeenCalled();
    expect(caught).toEqual([anError]);
  });
});
