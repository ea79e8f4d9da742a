import { type RefObject, useEffect, useState } from 'react';
import { watchVisibility } from './watch-visibility.ts';

/** Visible share of an element from which its content loads. */
const seenPart = 0.1;

/** Whether an element has ever been scrolled into view; false until the page has hydrated. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return undefined;
    return watchVisibility(element.current, seenPart, (isInView) => {
      if (isInView) setSeen(true);
    });
  }, [element, seen]);
  return seen;
}
