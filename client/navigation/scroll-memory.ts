/** Stored scroll positions. */
export interface ScrollState {
  /** Position by history entry. */
  entries: Readonly<Record<string, number>>;
  /** Positions by path, for pages of the current scroll group. */
  group: Readonly<Record<string, number>>;
}

export const noScroll: ScrollState = { entries: {}, group: {} };

/** A long visit drops its oldest entries. */
const maxEntries = 50;

/** Stores position `y` for a page's history entry, and for its path while the visitor stays in the scroll group. */
export function leavePage(
  state: ScrollState,
  { entry, path, y, staysInGroup }: { entry: string; path: string; y: number; staysInGroup: boolean },
): ScrollState {
  const { [entry]: _, ...others } = state.entries;
  const entries = Object.fromEntries([...Object.entries(others), [entry, y]].slice(-maxEntries));
  return { entries, group: staysInGroup ? { ...state.group, [path]: y } : {} };
}

/**
 * Returns a page's initial position: back and forward restore their entry, a page seen before in the same scroll group keeps its position,
 * others start at the top.
 */
export function enterPage(
  state: ScrollState,
  { entry, path, isReturn, staysInGroup }: { entry: string; path: string; isReturn: boolean; staysInGroup: boolean },
): number {
  if (isReturn) return state.entries[entry] ?? 0;
  return staysInGroup ? (state.group[path] ?? 0) : 0;
}

/** Parses session storage, whose content is untrusted. */
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
