import { type RefObject, useEffect, useState } from 'react';

/** Part of an element that must be seen before what it waits for is loaded. */
const seenPart = 0.1;

/** Whether an element has been scrolled into view, if only once; false until the page has hydrated. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: seenPart },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
