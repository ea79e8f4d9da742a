import { useRef } from 'react';
import type { ListParts } from './list-parts.ts';

/**
 * Lets a list grow by `grow`, and puts the focus on the first item of what the visitor has asked for: the link that they used stands
 * behind it by then. `hidden` items of the page's own part are not in the list.
 */
export function useMore({ from, to }: Pick<ListParts, 'from' | 'to'>, grow: () => void, hidden = 0) {
  const list = useRef<HTMLUListElement>(null);
  /** Position of the first item of the part that the visitor has just asked for. */
  const awaited = useRef<number>(undefined);
  return {
    list,
    more() {
      awaited.current = to;
      grow();
    },
    /** To be called when the part that begins at `offset` stands in the list. */
    focusFirst(offset: number) {
      if (awaited.current !== offset) return;
      awaited.current = undefined;
      const item = list.current?.children[offset - from - hidden];
      item?.querySelector('a')?.focus({ preventScroll: true });
    },
  };
}
