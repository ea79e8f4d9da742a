/** What is remembered of where pages were scrolled to. */
export interface ScrollState {
  /** Position by history entry. */
  entries: Readonly<Record<string, number>>;
  /** Positions of the pages of the scroll group that the visitor moves in, by path. */
  group: Readonly<Record<string, number>>;
}

export const noScroll: ScrollState = { entries: {}, group: {} };

/** Entries that are kept; a long visit forgets its beginning. */
const maxEntries = 50;

/** A page is left at `y`: its history entry remembers it, and its group while the visitor stays in it. */
export function leavePage(
  state: ScrollState,
  { entry, path, y, staysInGroup }: { entry: string; path: string; y: number; staysInGroup: boolean },
): ScrollState {
  const { [entry]: _, ...others } = state.entries;
  const entries = Object.fromEntries([...Object.entries(others), [entry, y]].slice(-maxEntries));
  return { entries, group: staysInGroup ? { ...state.group, [path]: y } : {} };
}

/** Where a page begins: back and forward restore its entry; inside a group a page seen before keeps its place; else the top. */
export function enterPage(
  state: ScrollState,
  { entry, path, isReturn, staysInGroup }: { entry: string; path: string; isReturn: boolean; staysInGroup: boolean },
): number {
  if (isReturn) return state.entries[entry] ?? 0;
  return staysInGroup ? (state.group[path] ?? 0) : 0;
}

/** From session storage, where anybody may have written anything. */
export function parseScroll(text: string | null): ScrollState {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (value === null || typeof value !== 'object' || !('entries' in value) || !('group' in value)) return noScroll;
    return { entries: numbersOf(value.entries), group: numbersOf(value.group) };
  } catch {
    return noScroll;
  }
}

const numbersOf = (value: unknown): Record<string, number> =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).filter((pair): pair is [string, number] => Number.isFinite(pair[1])))
    : {};
