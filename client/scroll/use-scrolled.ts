import { useEffect, useState } from 'react';

/** Whether the page is scrolled past the point that `isPast` checks; `initial` until the page has hydrated. */
export function useScrolled(isPast: () => boolean, initial = false): boolean {
  const [past, setPast] = useState(initial);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPast(isPast()));
    };
    // Late content moves the page without an event. It calls back at first too.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    addEventListener('scroll', look, { passive: true });
    // A window that changes its height alone moves its lower edge, and neither scrolls the page nor changes its size.
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [isPast]);
  return past;
}
