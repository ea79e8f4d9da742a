import { useStore, useStores } from './use-store.ts';

interface ViewSize {
  size: number;
  grow(): void;
  /** Takes back what was added, since only so many items have come. */
  shrink(size: number): void;
}

/**
 * How many items the list `key` shows: `initial`, until `grow` adds `step`. The size outlives the list, so that a visitor who comes
 * back finds it as long as they left it.
 */
export function useViewSize(key: string, initial: number, step: number): ViewSize {
  const { ui } = useStores();
  const size = useStore('ui', (state) => state.componentsPersistedViewSize[key]) ?? initial;
  return {
    size,
    grow() {
      ui.componentsPersistedViewSize[key] = size + step;
    },
    shrink(to) {
      ui.componentsPersistedViewSize[key] = Math.min(to, ui.componentsPersistedViewSize[key] ?? initial);
    },
  };
}
