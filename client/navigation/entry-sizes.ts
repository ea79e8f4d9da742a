import { parseViewSizes, type ViewSizes } from '../stores/view-sizes.ts';

/** A key beside the `history` package's own state, which the package drops when it replaces the entry. */
const stateKey = 'viewSizes';

const presentState = () => (window.history.state ?? {}) as Record<string, unknown>;

/** Reads the list sizes stored in the current history entry. */
export const readEntrySizes = (): ViewSizes => parseViewSizes(presentState()[stateKey]) ?? {};

/** Stores the sizes of this page's lists in the current history entry. Their keys contain this path. */
export function writeEntrySizes(path: string, sizes: Readonly<ViewSizes>): void {
  const own = Object.entries(sizes).filter(([key]) => key.split('?')[0] === path);
  if (own.length === 0) return;
  window.history.replaceState({ ...presentState(), [stateKey]: Object.fromEntries(own) }, '');
}
