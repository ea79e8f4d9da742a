import type { SearchPanel } from './search-panel.tsx';

export interface PanelModule {
  SearchPanel: typeof SearchPanel;
}

let isLoaded = false;

/** Whether the search can open at once. */
export const isSearchPanelLoaded = () => isLoaded;

/** Loads the search panel once. Components call it before the search is likely to open. */
export async function loadSearchPanel(): Promise<PanelModule> {
  const module = await import('../../on-demand.ts');
  isLoaded = true;
  return module;
}

/** Preloads without reporting failures: opening the search retries. */
export const preloadSearchPanel = (): void => void loadSearchPanel().catch(() => undefined);
