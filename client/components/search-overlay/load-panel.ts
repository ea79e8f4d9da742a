import type { SearchPanel } from './search-panel.tsx';

export interface PanelModule {
  SearchPanel: typeof SearchPanel;
}

/** Loads the search panel once. Components call it before the search is likely to open. */
export const loadSearchPanel = (): Promise<PanelModule> => import('../../later.ts');

/** Preloads without reporting failures: opening the search retries. */
export const preloadSearchPanel = (): void => void loadSearchPanel().catch(() => undefined);
