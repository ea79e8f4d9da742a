let isLoaded = false;

/** Whether the search can open at once. */
export const isSearchPanelLoaded = () => isLoaded;

/** Loads the search panel once. Components call it before the search is likely to open. */
export async function loadSearchPanel() {
  const module = await import('./search-panel.tsx');
  isLoaded = true;
  return module;
}

/** Preloads without reporting failures: opening the search retries. */
export const preloadSearchPanel = (): void => void loadSearchPanel().catch(() => undefined);
