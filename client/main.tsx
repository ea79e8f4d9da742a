import { startTransition } from 'react';
import { bannedCodes, inForce } from '../shared/compliance/in-force.ts';
import { routeOf } from '../shared/routing/match.ts';
import { localDay } from '../shared/time/local-day.ts';
import { Browser } from './browser.tsx';
import { AnswerCache } from './data/answer-cache.ts';
import { createBrowserSource } from './data/browser-source.ts';
import { preparePage } from './navigation/prepare-page.ts';
import { type PageState, pageStateId } from './page-state.ts';
import { hydrateRoot } from './react-dom.ts';
import type { Site } from './site-context.ts';
import { createStores, startOf } from './stores/stores.ts';

/** Milliseconds that the document's data was old when it left the server; told by `Server-Timing: age`. */
function documentAge(): number {
  // Browsers may keep these to themselves where the connection is not secure.
  const [navigation] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return navigation?.serverTiming?.find(({ name }) => name === 'age')?.duration ?? 0;
}

/** Blocks of data by key. While a page streams in, later ones may still come: what is asked for is looked up then. */
function findBlock(key: string): string | undefined {
  const blocks = document.querySelectorAll<HTMLScriptElement>('script[data-key]');
  return [...blocks].find((block) => block.dataset['key'] === key)?.textContent;
}

/** The logger comes with the first thing that there is to tell it. */
function tellLogger(site: Site, error: unknown, data?: string) {
  import('./visitor/logger.ts').then(
    ({ loggerOf, textOf, stackOf }) => loggerOf(site)('LogError', textOf(error), data ?? stackOf(error)),
    () => undefined,
  );
}

/**
 * Takes the page over from the document. Resolves when it has hydrated; calls `hears` when it begins to, since from then on React hydrates
 * what is tapped first, and handles the tap.
 */
export async function start(hears: () => void): Promise<void> {
  const container = document.querySelector('#root');
  const block = document.querySelector(`#${pageStateId}`);
  if (!container || !block) throw new Error('[main] The document has no page state; it was not made by this server.');
  const state = JSON.parse(block.textContent) as PageState;
  const { isEmulated = false } = state;
  const { default: sent } = (await import(state.site)) as { default: Site };
  const { culture } = sent;
  const site = { ...sent, compliance: inForce(sent.compliance, localDay(state.now, culture.timeZone)) };
  const cache = new AnswerCache();
  const source = createBrowserSource({
    api: site.origins.api,
    findBlock,
    documentAgeMs: documentAge(),
    banned: bannedCodes(site.compliance),
    report({ key, reason, detail }) {
      console.warn('[data]', key, reason, detail);
      tellLogger(site, new Error(`A call failed: ${key.replace(/\?.*/, '')} ${reason}`), detail);
    },
    retain: (key) => cache.retain(key),
  });
  setInterval(() => cache.sweep().forEach((key) => source.forget?.(key)), 60_000);
  const stores = createStores(startOf(culture, state.now));
  const tellOf = (error: unknown) => {
    console.error('[render]', error);
    tellLogger(site, error);
  };
  const loader = { site, source, ...(isEmulated && { emulatedNow: state.now }) };
  const match = { key: state.match.key, route: routeOf(state.match.key), params: state.match.params };
  const first = await preparePage(loader, { match, path: state.path, search: new URLSearchParams(state.search) });
  // A task of its own: in between the browser paints and answers.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise<void>((resolve) => {
    // As a transition it is done in slices, between which the browser can paint and answer.
    startTransition(() => {
      hydrateRoot(container, <Browser {...{ loader, stores, cache, first, isEmulated }} onReady={resolve} />, {
        // What a part of the page threw stands behind what React says of it.
        onRecoverableError: (error) => console.error('[hydration]', (error as Error).cause ?? error),
        onCaughtError: tellOf,
        onUncaughtError: tellOf,
      });
      hears();
    });
  });
  document.documentElement.dataset['hydrated'] = '';
}
