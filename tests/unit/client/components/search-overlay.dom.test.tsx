import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchParts } from '../../../../client/components/search-overlay/match-parts.ts';
import { nextActive } from '../../../../client/components/search-overlay/next-active.ts';
import { SearchOverlay } from '../../../../client/components/search-overlay/search-overlay.tsx';
import type { Resource, Result } from '../../../../shared/data/resource.ts';
import { after, click, press, type } from '../support/act.ts';
import { found, tileCard } from '../support/games.ts';
import { renderSite, type SiteSetup } from '../support/render-site.tsx';

const listOf = (names: string[], total = names.length) =>
  found({ total, items: names.map((name) => tileCard(name, { id: name, rtp: 96.2 })) });
const list = (...names: string[]): Result<unknown> => listOf(names);

const catalogue: Readonly<Record<string, Result<unknown>>> = {
  lant: list('Lantern Trench', 'Lantern Pass', 'Penny Lantern'),
  popular: list('Sun Regent'),
};

const queryOf = ({ path }: Resource<unknown>) => new URL(path, 'https://api.test').searchParams.get('q');
const respondToAll = (resource: Resource<unknown>) => catalogue[queryOf(resource) ?? 'popular'] ?? list();

type Respond = NonNullable<SiteSetup['respond']>;

async function openSearch(respond: Respond = respondToAll) {
  const site = await renderSite(<SearchOverlay />, { respond });
  await after(() => void (site.stores.ui.hash = 'search'));
  // The panel's chunk loads when the panel is first opened.
  await after(() => import('../../../../client/components/search-overlay/search-panel.tsx'));
  const { container } = site;
  const typeQuery = async (q: string) => {
    await type(container.querySelector('input')!, q);
    await after(() => vi.advanceTimersByTimeAsync(200));
  };
  const options = () => [...container.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  return { ...site, typeQuery, options, dialog: container.querySelector('dialog')! };
}

const statusIn = (container: HTMLElement) => container.querySelector('[role=status]')?.textContent;

describe('search overlay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('GAME-06 is open while the hash is #search, and stays open under a game opened from it', async () => {
    const { dialog, stores, typeQuery } = await openSearch();
    await typeQuery('lant');
    await after(() => void (stores.ui.hash = 'search-gamepage/slots/lantern-trench'));
    expect(dialog.open).toBe(true);
    expect(dialog.querySelector('input')?.value).toBe('lant');
    await after(() => void (stores.ui.hash = ''));
    expect(dialog.open).toBe(false);
  });

  it('GAME-06 removes the hash when the visitor closes it', async () => {
    const { dialog, navigation } = await openSearch();
    await after(() => dialog.close());
    expect(navigation.closeHash).toHaveBeenCalledTimes(1);
  });

  it('GAME-06 copies the text of the search field on the page when it opens, including letters typed while it is opening', async () => {
    const field = document.body.appendChild(Object.assign(document.createElement('input'), { name: 'q', value: 'la' }));
    field.focus();
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { container, stores } = await openSearch();
    expect([container.querySelector('input')?.value, field.value]).toEqual(['la', '']);
    await after(() => void (stores.ui.hash = ''));
    field.focus();
    // Simulates a letter typed in the last moment before the dialog takes the focus.
    field.value = 'lan';
    showModal.mockClear();
    await after(() => void (stores.ui.hash = 'search'));
    expect(showModal).toHaveBeenCalledOnce();
    expect(container.querySelector('input')?.value).toBe('lan');
    field.remove();
  });

  it('GAME-06 stays closed under a game that the visit started with, and opens when that game is closed', async () => {
    const site = await renderSite(<SearchOverlay />, { respond: respondToAll });
    const dialog = site.container.querySelector('dialog')!;
    await after(() => void (site.stores.ui.hash = 'search-gamepage/slots/lantern-trench'));
    await after(() => import('../../../../client/components/search-overlay/search-panel.tsx'));
    expect(dialog.open).toBe(false);
    await after(() => void (site.stores.ui.hash = 'search'));
    await after(() => import('../../../../client/components/search-overlay/search-panel.tsx'));
    expect(dialog.open).toBe(true);
  });

  const withSummaries: Respond = (resource) =>
    resource.path === '/v1/games/extended/?culture=en-GB'
      ? found({ items: [{ id: 'Lantern Pass', shortText: 'A path of lights.' }, { id: 'Sun Regent' }] })
      : respondToAll(resource);

  it('GAME-07 API-03 A11Y-01 describes results that have a short text, without adding the text to their accessible name', async () => {
    const { typeQuery, options } = await openSearch(withSummaries);
    await typeQuery('lant');
    const described = options().map((option) => option.getAttribute('aria-describedby'));
    expect(described.map((id) => id && document.getElementById(id)?.textContent)).toEqual([
      null,
      'A path of lights.',
      null,
    ]);
    expect(document.getElementById(described[1]!)?.getAttribute('aria-hidden')).toBe('true');
  });

  it('GAME-07 sends no request for fewer than two letters and shows a hint', async () => {
    const respond = vi.fn(respondToAll);
    const { typeQuery, container } = await openSearch(respond);
    await typeQuery('l');
    expect(statusIn(container)).toBe('Type at least 2 letters.');
    expect(respond.mock.calls.filter(([resource]) => queryOf(resource) !== null)).toEqual([]);
  });

  it('GAME-07 shows no hint while a request is in flight', async () => {
    const { typeQuery, container } = await openSearch((resource) =>
      queryOf(resource) === null ? respondToAll(resource) : new Promise(() => undefined),
    );
    await typeQuery('lant');
    expect(statusIn(container)).toBe('');
  });

  it('GAME-07 shows the number of results and highlights the matching letters', async () => {
    const { typeQuery, options, container } = await openSearch();
    await typeQuery('lant');
    expect(statusIn(container)).toBe('3 games for “lant”');
    expect(options().map((option) => option.querySelector('mark')?.textContent)).toEqual(['Lant', 'Lant', 'Lant']);
  });

  it('GAME-07 links to all results only when it shows a part of them', async () => {
    const all = (container: HTMLElement) => container.querySelector('p a');
    const { typeQuery, container } = await openSearch((resource) =>
      listOf(['Lantern Trench'], queryOf(resource) === 'lan' ? 158 : 1),
    );
    await typeQuery('lan');
    expect([all(container)?.getAttribute('href'), all(container)?.textContent]).toEqual(['/?q=lan', 'All 158 results']);
    await typeQuery('lant');
    expect(all(container)).toBeNull();
  });

  it('GAME-07 shows popular games when there are no results', async () => {
    const { typeQuery, options, container } = await openSearch();
    await typeQuery('zz');
    await after(() => vi.advanceTimersByTimeAsync(0));
    expect(statusIn(container)).toContain('“zz”');
    expect(options()).toEqual([]);
    await after(() => vi.advanceTimersByTimeAsync(10));
    expect(container.querySelector('section')?.textContent).toContain('Sun Regent');
  });

  it('API-04 GAME-07 shows no status when the search fails, and shows popular games', async () => {
    const { typeQuery, container } = await openSearch((resource) =>
      queryOf(resource) === null ? respondToAll(resource) : { state: 'failed' },
    );
    await typeQuery('lant');
    await after(() => vi.advanceTimersByTimeAsync(10));
    expect(statusIn(container)).toBe('');
    expect(container.querySelector('section')?.textContent).toContain('Sun Regent');
  });

  it('GAME-07 aborts the previous request and ignores its late response', async () => {
    const requests: { signal: AbortSignal | undefined; reply: (result: Result<unknown>) => void }[] = [];
    const { typeQuery, options } = await openSearch((resource, signal) => {
      const { promise, resolve } = Promise.withResolvers<Result<unknown>>();
      if (queryOf(resource) !== null) requests.push({ signal, reply: resolve });
      return promise;
    });
    await typeQuery('la');
    await typeQuery('lant');
    const [first, second] = requests;
    expect(first?.signal?.aborted).toBe(true);
    await after(() => second?.reply(list('Lantern Pass')));
    await after(() => first?.reply(list('Last Laugh')));
    expect(options().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Lantern Pass')]);
  });

  it('GAME-07 debounces requests while the visitor types', async () => {
    const respond = vi.fn(respondToAll);
    const { container } = await openSearch(respond);
    const field = container.querySelector('input')!;
    for (const q of ['la', 'lan', 'lant']) {
      await type(field, q);
      await after(() => vi.advanceTimersByTimeAsync(80));
    }
    await after(() => vi.advanceTimersByTimeAsync(200));
    expect(respond.mock.calls.map(([resource]) => queryOf(resource)).filter(Boolean)).toEqual(['lant']);
  });

  it('GAME-07 A11Y-01 moves the active option with the arrow keys and opens it with Enter, while the focus stays in the field', async () => {
    const { typeQuery, container, navigation } = await openSearch();
    const field = container.querySelector('input')!;
    await typeQuery('lant');
    const activeName = () =>
      document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.querySelector('b')?.textContent;
    expect(activeName()).toBe('Lantern Trench');
    await press(field, 'ArrowUp');
    expect(activeName()).toBe('Penny Lantern');
    await press(field, 'ArrowDown');
    await press(field, 'ArrowDown');
    expect(activeName()).toBe('Lantern Pass');
    expect(container.querySelectorAll('[aria-selected=true]')).toHaveLength(1);
    await press(field, 'Enter');
    expect(navigation.openHash).toHaveBeenCalledWith('search-gamepage/slots/lantern-pass');
  });

  it('GAME-07 lets Enter submit the form to the results page until the results for the current text have arrived', async () => {
    const { typeQuery, container, navigation } = await openSearch();
    const field = container.querySelector('input')!;
    await typeQuery('lant');
    await type(field, 'lantern pen');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    await after(() => field.dispatchEvent(enter));
    expect([enter.defaultPrevented, navigation.openHash.mock.calls]).toEqual([false, []]);
    expect(field.form?.getAttribute('action')).toBe('/');
  });

  it('GAME-06 opens a game over the search, and lets a modified click open the game page', async () => {
    const { typeQuery, options, navigation } = await openSearch();
    await typeQuery('lant');
    const [first] = options();
    expect(first?.getAttribute('href')).toBe('/slots/lantern-trench/');
    await click(first, { metaKey: true });
    expect(navigation.openHash).not.toHaveBeenCalled();
    await click(first);
    expect(navigation.openHash).toHaveBeenCalledWith('search-gamepage/slots/lantern-trench');
  });

  it('GAME-07 is cleared by its button, which returns the focus to the field', async () => {
    const { typeQuery, container } = await openSearch();
    await typeQuery('lant');
    await click(container.querySelector('[aria-label=Clear]'));
    expect(container.querySelector('input')?.value).toBe('');
    expect(document.activeElement).toBe(container.querySelector('input'));
  });
});

/** The name with matches in brackets. */
const marked = (name: string, query: string) =>
  matchParts(name, query)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

it.each([
  ['Lantern Trench', 'lant', '[Lant]ern Trench'],
  ['Penny Lantern', 'LANT', 'Penny [Lant]ern'],
  ['Penny Lantern', 'lant pen', '[Pen]ny [Lant]ern'],
  ['Élan Vital', 'elan', '[Élan] Vital'],
  ['E\u0301lan', 'élan', '[Élan]'],
  ['Große Straße', 'strasse', 'Große [Straße]'],
  ['Große', 'gros', '[Groß]e'],
  ['Smørrebrød', 'brod', 'Smørre[brød]'],
  ['Nana', 'ana', 'N[ana]'],
  ['Ananas', 'ana', '[Anana]s'],
  ['Sun Regent', 'moon', 'Sun Regent'],
  ['Sun Regent', '  ', 'Sun Regent'],
  ['7 (Seven)', '(s', '7 [(S]even)'],
  ['Lantern', 'lantirn', 'Lantern'],
])('GAME-07 marks in %j the matches of %j: %s', (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});

it('GAME-07 returns every letter of the name in order', () => {
  const parts = matchParts('Élan Über ß', 'ss e u');
  expect(parts.map(({ text }) => text).join('')).toBe('Élan Über ß');
  expect(new Set(parts.map(({ start }) => start)).size).toBe(parts.length);
});

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 1, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['Home', 2, 3, undefined],
  ['End', 0, 3, undefined],
  ['Enter', 1, 3, undefined],
  ['a', 1, 3, undefined],
  ['ArrowDown', 0, 0, undefined],
])('GAME-07 %s moves the active option from %i of %i to %s', (key, active, count, expected) => {
  expect(nextActive(key, active, count)).toBe(expected);
});
