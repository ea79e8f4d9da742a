import { isRecord } from '../../shared/data/is-record.ts';
import type { UiState } from './stores.ts';

/** Number of items that lists show, by the list's key: the page's path and query. */
export type ViewSizes = Record<string, number>;

/** Maximum increments when a list is restored, because each costs a call. The visitor may add more. */
const maxRestoredSteps = 10;

/** Parses sizes from storage or a history entry, which are untrusted; drops invalid ones. Undefined for no record. */
export function parseViewSizes(value: unknown): ViewSizes | undefined {
  if (!isRecord(value)) return undefined;
  const isSize = (pair: [string, unknown]): pair is [string, number] =>
    Number.isInteger(pair[1]) && Number(pair[1]) > 0;
  return Object.fromEntries(Object.entries(value).filter(isSize));
}

/** The larger size of each list. */
export function mergeViewSizes(one: Readonly<ViewSizes>, other: Readonly<ViewSizes>): ViewSizes {
  const merged = { ...one };
  for (const [key, size] of Object.entries(other)) merged[key] = Math.max(size, merged[key] ?? 0);
  return merged;
}

type Sizes = Readonly<Pick<UiState, 'componentsPersistedViewSize' | 'restoredViewSize'>>;

/** Sizes to store for later visits. */
export const allViewSizes = ({ componentsPersistedViewSize, restoredViewSize }: Sizes): ViewSizes =>
  mergeViewSizes(restoredViewSize, componentsPersistedViewSize);

/** Number of items in a list that starts with `initial` and grows by `step`. */
export function viewSizeOf(sizes: Sizes, key: string, initial: number, step: number): number {
  const restored = sizes.restoredViewSize[key] ?? initial;
  const steps = Math.min(Math.floor((restored - initial) / step), maxRestoredSteps);
  return Math.max(sizes.componentsPersistedViewSize[key] ?? initial, initial + steps * step);
}
