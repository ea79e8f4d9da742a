import { type Component, startTransition } from 'react';
import { bannedCodes, inForce } from '../shared/compliance/in-force.ts';
import { routeOf } from '../shared/routing/match.ts';
import { localDay } from '../shared/time/local-day.ts';
import { Browser } from './browser.tsx';
import { ResponseCache } from './data/response-cache.ts';
import { createBrowserSource } from './data/browser-source.ts';
import { pageMessagesUrl, preparePage } from './navigation/prepare-page.ts';
import { type PageState, pageStateId } from './page-state.ts';
import { hydrateRoot } from './react-dom.ts';
import type { Site } from './site-context.ts';
import { createStores, startOf } from './stores/stores.ts';
import type { EntryState } from './without-client.ts';

/** Age of the document's data when the server sent it, in milliseconds, from `Server-Timing: age`. */
function documentAge(): number {
  // Browsers may hide these timings on insecure connections.
  const [navigation] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return navigation?.serverTiming?.find(({ name }) => name === 'age')?.duration ?? 0;
}

/** Returns the JSON block of a key. Queried on each call, because later blocks still arrive while the page streams. */
const findBlock = (key: string) => document.querySelector(`script[data-key="${CSS.escape(key)}"]`)?.textContent;

/**
 * Hydrates the document. Calls `onReplaying` when hydration starts: from then on React hydrates tapped components first and replays the tap.
 * Resolves when the page has hydrated. `report` logs an error, and `giveUp` also leaves the page to the browser; both need no other chunk.
 */
export async function start(
  onReplaying: () => void,
  report: (error: unknown) => void,
  giveUp: (error: unknown) => void,
): Promise<void> {
  /** Loads the code that handles failures when the first one happens. Calls `otherwise` where that fails, too. */
  const onFailure = (
    handle: (failures: typeof import('./failures.ts')) => void | Promise<void>,
    otherwise: (error: unknown) => void = report,
  ) => import('./failures.ts').then(handle).catch(otherwise);
  if ((history.state as EntryState | null)?.withoutClient)
    return onFailure(({ stayWithoutClient }) => stayWithoutClient());
  const container = document.querySelector('#root');
  const block = document.querySelector(`#${pageStateId}`);
  if (!container || !block) throw new Error('[main] The document has no page state');
  const state = JSON.parse(block.textContent) as PageState;
  const { isEmulated = false } = state;
  const emulated = isEmulated && { emulatedNow: state.now };
  const { default: sent } = (await import(state.siteUrl)) as { default: Site };
  const { culture } = sent;
  const site = { ...sent, compliance: inForce(sent.compliance, localDay(state.now, culture.timeZone)) };
  const cache = new ResponseCache();
  const source = createBrowserSource({
    api: site.origins.api,
    findBlock,
    documentAgeMs: documentAge(),
    ...emulated,
    banned: bannedCodes(site.compliance),
    report(failure) {
      console.warn('[data]', failure.key, failure.reason, failure.detail);
      void onFailure(({ reportFailedCall }) => reportFailedCall(site, failure));
    },
    reportDropped: (key, problems) =>
      void onFailure(({ reportDroppedItems }) => reportDroppedItems(site, key, problems)),
    retain: (key) => cache.retain(key),
  });
  setInterval(() => cache.sweep().forEach((key) => source.forget?.(key)), 60_000);
  const stores = createStores(startOf(culture, state.now));
  const onError = (error: unknown, boundary?: Component) => {
    console.error('[render]', error);
    void onFailure(
      ({ recover }) => recover(site, error, boundary),
      () => {
        if (boundary) return report(error);
        // Listeners on the document, which outlive the root, would keep the browser from following links.
        addEventListener('click', (event) => event.stopImmediatePropagation(), true);
        giveUp(error);
      },
    );
  };
  const match = { key: state.match.key, route: routeOf(state.match.key), params: state.match.params };
  const loader = { site, source, frameMessages: pageMessagesUrl(site, match.route.contentType), ...emulated };
  const { path, alternates, requestId } = state;
  const search = new URLSearchParams(state.search);
  const first = await preparePage(loader, { match, path, search, alternates, requestId });
  // Yields to the event loop, so that the browser can paint and handle input.
  await new Promise((resolve) => setTimeout(resolve));
  const served = [...container.childNodes];
  await new Promise<void>((resolve) => {
    // A transition hydrates in slices, so the browser can paint and handle input in between.
    startTransition(() => {
      hydrateRoot(container, <Browser {...{ loader, stores, cache, first, isEmulated }} onReady={resolve} />, {
        onRecoverableError: (error) => void onFailure(({ reportRecovered }) => reportRecovered(site, error)),
        onCaughtError: (error, { errorBoundary }) => onError(error, errorBoundary),
        onUncaughtError: (error) => {
          // React has removed them.
          container.replaceChildren(...served);
          onError(error);
        },
      });
      onReplaying();
    });
  });
  document.documentElement.dataset['hydrated'] = '';
}
