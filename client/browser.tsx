import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SWRConfig } from 'swr';
import { noNavigation, type Navigation } from './navigation/navigation-context.ts';
import { loadIntl, type PageLoader, type PreparedPage } from './navigation/prepare-page.ts';
import { startVisit } from './navigation/visit.ts';
import { Root } from './root.tsx';
import type { Stores } from './stores/stores.ts';
import { type LoadTexts, LoadTextsContext } from './texts/load-texts-context.ts';
import { updateClock } from './stores/update-clock.ts';
import { startBt } from './visitor/start-bt.ts';

interface BrowserProps {
  loader: PageLoader;
  stores: Stores;
  /** The entries of SWR's cache. */
  cache: Map<string, object>;
  first: PreparedPage;
  /** The page's time is emulated by `?dem=`. */
  isEmulated: boolean;
  onReady: () => void;
}

/** Touch devices skip the fade: on a slow phone it takes longer than the page itself. */
const isTouched = matchMedia('(hover: none)');

/** View transitions paint above everything, including an overlay that is about to close, so skip the fade under a dialog. */
const isCovered = () => document.documentElement.hasAttribute('data-modal');

/** The root component in the browser. Shows one page after another. */
export function Browser({ loader, stores, cache, first, isEmulated, onReady }: BrowserProps) {
  const [shown, setShown] = useState(first);
  const [swr] = useState(() => ({ provider: () => cache as Map<string, never> }));
  const done = useRef<() => void>(undefined);
  const path = useRef(first.page.path);
  const [navigation] = useState(createForwarder);
  const loadTexts = useCallback<LoadTexts>(
    (areas, of) => loadIntl({ ...loader, site: { ...loader.site, ...of } }, areas),
    [loader],
  );

  useEffect(() => {
    navigation.begin(
      startVisit({
        loader,
        stores,
        first,
        show(page, whenShown) {
          done.current = whenShown;
          const change = () => setShown(page);
          // A filtered list keeps its old games and its open sheet until the new games have loaded, and never fades.
          const isSamePath = page.page.path === path.current;
          path.current = page.page.path;
          if (!isSamePath && (isTouched.matches || isCovered())) change();
          else startTransition(change);
        },
      }),
    );
    startBt(loader, stores);
    updateClock(stores.ui, loader.site.culture, isEmulated ? stores.ui.contextTime : Date.now());
    onReady();
    // Start the visit once per document.
  }, [loader, stores, first, isEmulated, onReady, navigation]);

  // Restores the scroll position before paint, so that the page fades in at its final place.
  useLayoutEffect(() => {
    done.current?.();
    done.current = undefined;
  }, [shown]);

  const { page, Page, intl } = shown;
  return (
    <LoadTextsContext value={loadTexts}>
      <SWRConfig value={swr}>
        <Root
          {...{ site: loader.site, page, Page, intl, source: loader.source, stores, navigation }}
          frameIntl={first.intl}
        />
      </SWRConfig>
    </LoadTextsContext>
  );
}

/** A `Navigation` for the context from the first render on; it forwards to the visit, which starts after hydration. */
function createForwarder(): Navigation & { begin(navigation: Navigation): void } {
  let current = noNavigation;
  return {
    begin(navigation) {
      current = navigation;
    },
    navigate: (href, options) => current.navigate(href, options),
    openHash: (hash) => current.openHash(hash),
    closeHash: () => current.closeHash(),
    restorePlace: (hasGrown) => current.restorePlace(hasGrown),
    handleClicks: (handlers) => current.handleClicks(handlers),
  };
}
