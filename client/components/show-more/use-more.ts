import { useLayoutEffect, useRef } from 'react';
import { useNavigation } from '../../navigation/navigation-context.ts';
import type { ListParts } from './list-parts.ts';

/**
 * Grows a list by `grow`, and focuses the first new item, because the clicked link comes after it. `hidden` counts the page's own items
 * that the list omits.
 */
export function useMore({ from, to, added }: Omit<ListParts, 'nextPage'>, grow: () => void, hidden = 0) {
  const list = useRef<HTMLUListElement>(null);
  /** Position of the first item of the requested range. */
  const awaited = useRef<number>(undefined);
  const { restorePlace } = useNavigation();
  const hasGrown = added.length > 0;
  useLayoutEffect(() => {
    // Growth after a click must not scroll.
    if (awaited.current === undefined) restorePlace(hasGrown);
  }, [hasGrown, restorePlace]);
  return {
    list,
    more() {
      awaited.current = to;
      grow();
    },
    /** Call when the range that begins at `offset` is rendered. */
    focusFirst(offset: number) {
      if (awaited.current !== offset) return;
      awaited.current = undefined;
      const item = list.current?.children[offset - from - hidden];
      item?.querySelector('a')?.focus({ preventScroll: true });
    },
  };
}
