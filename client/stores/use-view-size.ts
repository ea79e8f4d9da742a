import { useStore, useStores } from './use-store.ts';
import { viewSizeOf } from './view-sizes.ts';

interface ViewSize {
  size: number;
  grow(): void;
  /** Undoes a growth when fewer items have loaded. */
  shrink(size: number): void;
}

/**
 * Number of items that the list `key` shows: `initial`, until `grow` adds `step`. The size outlives the list, so that a returning visitor
 * finds it at the same length.
 */
export function useViewSize(key: string, initial: number, step: number): ViewSize {
  const { ui } = useStores();
  const size = useStore('ui', (state) => viewSizeOf(state, key, initial, step));
  return {
    size,
    grow() {
      ui.componentsPersistedViewSize[key] = size + step;
    },
    shrink(to) {
      const current = viewSizeOf(ui, key, initial, step);
      ui.restoredViewSize[key] = initial;
      ui.componentsPersistedViewSize[key] = Math.min(to, current);
    },
  };
}
