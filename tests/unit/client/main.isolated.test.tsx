// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Region } from '../../../client/components/region/region.tsx';
import { start } from '../../../client/main.tsx';
import { Root } from '../../../client/root.tsx';
import { failed } from '../../../shared/data/resource.ts';
import { IntlContext, useIntl } from '../../../shared/i18n/use-intl.ts';
import { matchRoute } from '../../../shared/routing/match.ts';
import { intlOf, siteOf } from './support/render-site.tsx';
import { storesOf } from './support/stores.ts';
import { soon } from './support/soon.ts';

let isBroken = false;
/** Makes the app throw outside every region. */
let isAllBroken = false;

function Fragile() {
  const [, show] = useState(0);
  if (isBroken) throw new Error('The page broke');
  return (
    <button type="button" onClick={() => show(1)}>
      whole
    </button>
  );
}

vi.mock('../../../client/browser.tsx', () => ({
  Browser: function Browser({ onReady }: { onReady: () => void }) {
    useEffect(() => {
      onReady();
      if (isAllBroken) throw new Error('The whole broke');
    }, [onReady]);
    return (
      <IntlContext value={intlOf('en-GB')}>
        <Region name="page">
          <Fragile />
        </Region>
      </IntlContext>
    );
  },
}));
vi.mock('../../../client/navigation/prepare-page.ts', () => ({
  pageMessagesUrl: () => '',
  preparePage: async () => ({ intl: { formats: { formatNumber: vi.fn() } } }),
}));

const root = document.documentElement;
const posted: { url: string; log: Record<string, unknown> }[] = [];
/** The error reporter of `boot.ts`. */
const report = vi.fn<(error: unknown) => void>();
const giveUp = vi.fn<(error: unknown) => void>();
const begin = (onReplaying = () => undefined as void) => start(onReplaying, report, giveUp);
const errors = () => posted.filter(({ url }) => url.endsWith('LogError'));

function loseFailureChunk() {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.doMock('../../../client/failures.ts', () => {
    throw new TypeError('Failed to fetch failures.js');
  });
}

describe('client start', () => {
  beforeEach(() => {
    // Hydration takes its own time, as in a browser.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    isBroken = false;
    isAllBroken = false;
    history.replaceState(null, '');
    posted.length = 0;
    report.mockClear();
    giveUp.mockClear();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
      if (!body) return new Response('<main></main>');
      posted.push({ url, log: (JSON.parse(body) as { log: Record<string, unknown> }).log });
      return new Response(null, { status: 204 });
    });
    const state = {
      siteUrl: `data:text/javascript,export default ${encodeURIComponent(JSON.stringify(siteOf('en-GB')))}`,
      match: { key: 'home', params: {} },
      path: '/',
      search: '',
      now: 0,
    };
    document.body.innerHTML = `<div id="root"><!--$--><button type="button">whole</button><!--/$--></div>
      <script type="application/json" id="page"></script>`;
    document.querySelector('#page')!.textContent = JSON.stringify(state);
    return () => {
      vi.doUnmock('../../../client/failures.ts');
      vi.restoreAllMocks();
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('ERR-01 TRK-04 logs once when a region breaks, and renders the region again on a retry', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const taps: number[] = [];
    await begin(() => void taps.push(document.querySelectorAll('html[data-hydrated]').length));
    expect(taps).toEqual([0]);
    expect(root.hasAttribute('data-hydrated')).toBe(true);
    const container = document.querySelector('#root')!;
    const button = () => container.querySelector('button');
    expect([button()?.textContent, consoleError.mock.calls]).toEqual(['whole', []]);

    isBroken = true;
    button()?.click();
    await soon(() => expect(posted).toHaveLength(1));
    expect(posted[0]).toMatchObject({
      url: '/log/LogError',
      log: { Number: 1000, Message: 'The page broke', AdditionalData: expect.stringContaining('Fragile') },
    });
    expect(consoleError.mock.calls).toEqual([['[render]', expect.objectContaining({ message: 'The page broke' })]]);
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Something went wrong.');

    isBroken = false;
    button()?.click();
    await soon(() => expect(container.textContent).toBe('whole'));
    // React may also have logged a warning when it recovered from the error.
    expect(errors()).toHaveLength(1);
  });

  it('ERR-01 TRK-04 SHELL-15 restores the server HTML when an error occurs outside every region', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const container = document.querySelector('#root')!;
    const sent = [...container.childNodes];
    isAllBroken = true;
    await begin();
    await soon(() => expect(errors()).toHaveLength(1));
    expect(errors()[0]).toMatchObject({ url: '/log/LogError', log: { Message: 'The whole broke' } });
    expect(consoleError.mock.calls).toEqual([['[render]', expect.objectContaining({ message: 'The whole broke' })]]);
    expect([...container.childNodes]).toEqual(sent);
    expect(root.hasAttribute('data-js')).toBe(false);
  });

  it('SHELL-15 reloads the page without the client when a region throws during hydration, and logs one error', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    isBroken = true;
    await begin();
    await soon(() => expect(reload).toHaveBeenCalledTimes(1));
    await soon(() => expect(errors()).toHaveLength(1));
    expect(errors()[0]).toMatchObject({ log: { Message: 'The page broke' } });
    expect(history.state).toMatchObject({ withoutClient: true });
  });

  it('SHELL-15 calls the fallback of the boot script when the chunk that handles a failed root cannot be loaded', async () => {
    loseFailureChunk();
    isAllBroken = true;
    await begin();
    await soon(() => expect(giveUp).toHaveBeenCalledTimes(1));
    expect(giveUp).toHaveBeenCalledWith(expect.objectContaining({ message: 'The whole broke' }));
    expect(report).not.toHaveBeenCalled();
    const onClick = vi.fn<(event: Event) => void>();
    document.addEventListener('click', onClick);
    document.querySelector('button')?.click();
    expect(onClick).not.toHaveBeenCalled();
    document.removeEventListener('click', onClick);
  });

  it('SHELL-15 logs a failed region through the boot script when the chunk that handles it cannot be loaded', async () => {
    loseFailureChunk();
    isBroken = true;
    await begin();
    await soon(() => expect(report).toHaveBeenCalledTimes(1));
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'The page broke' }));
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('SHELL-15 does not start in the document after a failure, and starts in the next one', async () => {
    delete root.dataset['hydrated'];
    history.replaceState({ withoutClient: true }, '');
    await begin();
    expect(root.hasAttribute('data-hydrated')).toBe(false);
    await begin();
    expect(root.hasAttribute('data-hydrated')).toBe(true);
  });

  it('SSR-02 hydrates a page loaded over plain HTTP, where browsers may withhold its timings', async () => {
    delete root.dataset['hydrated'];
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{} as PerformancePaintTiming]);
    await begin();
    expect(root.hasAttribute('data-hydrated')).toBe(true);
  });

  it('SSR-02 throws when the document has no page state', async () => {
    document.body.innerHTML = '';
    await expect(begin()).rejects.toThrow('[main] The document has no page state');
  });
});

const rendered = vi.hoisted((): string[] => []);

/** Names of the frame components that throw. */
const broken = vi.hoisted(() => new Set<string>());

const counted = (name: string) => {
  rendered.push(name);
  if (broken.has(name)) throw new Error(`The ${name} broke`);
  return null;
};
vi.mock('../../../client/components/skip-link/skip-link.tsx', () => ({ SkipLink: () => counted('skip link') }));
vi.mock('../../../client/components/linked-sheet/linked-sheet.tsx', () => ({ LinkedSheet: () => null }));
vi.mock('../../../client/components/sticky-bar/sticky-bar.tsx', () => ({ StickyBar: () => counted('bar') }));
vi.mock('../../../client/components/footer/footer.tsx', async () => {
  const { useIntl: useTexts } = await import('../../../shared/i18n/use-intl.ts');
  return { Footer: () => counted(`footer: ${useTexts().text('menu.home')}`) };
});

afterEach(() => {
  document.body.innerHTML = '';
  rendered.length = 0;
  broken.clear();
});

function Heading() {
  return <h1>{useIntl().text('menu.home')}</h1>;
}

const frameIntl = intlOf('en-GB');
const pageIntl = { ...intlOf('en-GB'), text: () => 'Of the page' };

/** Renders the page of a path until the test ends. */
async function showRoot() {
  const site = siteOf('en-GB');
  const stores = storesOf();
  const source = { seed: () => undefined, fetch: async () => failed, ageMs: () => 0 };
  const container = document.body.appendChild(document.createElement('div'));
  const created = createRoot(container, { onCaughtError: () => undefined });
  onTestFinished(async () => act(async () => created.unmount()));
  const show = (path: string) => {
    const page = { match: matchRoute(path, 'en-GB', 'en'), path, search: new URLSearchParams(), isMovedTo: true };
    return act(async () =>
      created.render(<Root {...{ site, page, frameIntl, source, stores, Page: Heading, intl: pageIntl }} />),
    );
  };
  await show('/slots/');
  return { container, show };
}

describe('root', () => {
  it('PERF-01 ROUTE-09 renders the next page with its own texts, and does not render the frame again', async () => {
    const { container, show } = await showRoot();
    expect(container.querySelector('h1')?.textContent).toBe('Of the page');
    expect(new Set(rendered.splice(0))).toEqual(
      new Set(['skip link', 'bar', `footer: ${frameIntl.text('menu.home')}`]),
    );
    await show('/casino/');
    expect(rendered).toEqual([]);
  });

  it('ERR-01 an error in an optional navigation element does not affect the page', async () => {
    broken.add('bar');
    const { container } = await showRoot();
    expect(container.querySelector('h1')?.textContent).toBe('Of the page');
    expect(container.querySelector('[role=alert]')).toBeNull();
  });

  it('SHELL-15 an error in the frame fails the root, whose owner restores the server HTML', async () => {
    broken.add('skip link');
    await expect(showRoot()).rejects.toThrow('The skip link broke');
  });
});
