import type { SearchPanel } from './search-panel.tsx';

export interface PanelModule {
  SearchPanel: typeof SearchPanel;
}

/** Called by whatever may soon open the search, so that it is there by then; the browser loads it once. */
export const loadSearchPanel = (): Promise<PanelModule> => import('../../later.ts');

/** The same when nobody waits for it: opening the search tries again. */
export const preloadSearchPanel = (): void => void loadSearchPanel().catch(() => undefined);
