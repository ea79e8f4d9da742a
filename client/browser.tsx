import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Area } from '../shared/i18n/message-ids.ts';
import { layOutAhead } from './navigation/lay-out-ahead.ts';
import { noNavigation, type Navigation } from './navigation/navigation-context.ts';
import { loadIntl, type PageLoader, type PreparedPage } from './navigation/prepare-page.ts';
import { startVisit } from './navigation/visit.ts';
import { Root } from './root.tsx';
import type { Stores } from './stores/stores.ts';
import { LoadTextsContext } from './texts/load-texts-context.ts';
import { tellTime } from './stores/tell-time.ts';
import { startBt } from './visitor/start-bt.ts';

interface BrowserProps {
  loader: PageLoader;
  stores: Stores;
  /** SWR's entries. */
  cache: Map<string, object>;
  first: PreparedPage;
  /** The page's time is not the clock's. */
  isEmulated: boolean;
  onReady: () => void;
}

/** Where fingers are, the next page is there at once: a fade costs a slow phone more time than the page itself. */
const isTouched = matchMedia('(hover: none)');

/** What fades is painted above everything else, an overlay that is about to close included. */
const isCovered = () => document.documentElement.hasAttribute('data-modal');

/** The root in the browser: shows one page after another. */
export function Browser({ loader, stores, cache, first, isEmulated, onReady }: BrowserProps) {
  const [shown, setShown] = useState(first);
  const [swr] = useState(() => ({ provider: () => cache as Map<string, never> }));
  const done = useRef<() => void>(undefined);
  const path = useRef(first.page.path);
  const [navigation] = useState(createForwarder);
  const loadTexts = useCallback((areas: readonly Area[]) => loadIntl(loader, areas), [loader]);

  useEffect(() => {
    navigation.begin(
      startVisit({
        loader,
        stores,
        first,
        show(page, whenShown) {
          done.current = whenShown;
          const change = () => setShown(page);
          // A list that is narrowed stands, and the sheet over it, until its new games have come; it fades nowhere.
          const isSamePath = page.page.path === path.current;
          path.current = page.page.path;
          if (!isSamePath && (isTouched.matches || isCovered())) change();
          else startTransition(change);
        },
      }),
    );
    startBt(loader, stores);
    tellTime(stores.ui, loader.site.culture, isEmulated ? stores.ui.contextTime : Date.now());
    onReady();
    // The visit begins once, with the page.
  }, [loader, stores, first, isEmulated, onReady, navigation]);

  // Before it is painted: a page fades in at the place where it begins.
  useLayoutEffect(() => {
    done.current?.();
    done.current = undefined;
  }, [shown]);

  useEffect(layOutAhead, [shown]);

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

/** Stands in the context from the first render on; the visit behind it begins after hydration. */
function createForwarder(): Navigation & { begin(navigation: Navigation): void } {
  let current = noNavigation;
  return {
    begin(navigation) {
      current = navigation;
    },
    navigate: (href) => current.navigate(href),
    openHash: (hash) => current.openHash(hash),
    closeHash: () => current.closeHash(),
  };
}
