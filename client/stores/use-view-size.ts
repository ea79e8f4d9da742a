import { useStore, useStores } from './use-store.ts';

/**
 * How many items the list `key` shows: `initial`, until `grow` adds `step`. The size outlives the list, so that a visitor who comes
 * back finds it as long as they left it.
 */
export function useViewSize(key: string, initial: number, step: number): { size: number; grow: () => void } {
  const { ui } = useStores();
  const size = useStore('ui', (state) => state.componentsPersistedViewSize[key]) ?? initial;
  return {
    size,
    grow() {
      ui.componentsPersistedViewSize[key] = size + step;
    },
  };
}
