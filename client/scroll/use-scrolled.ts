import { useEffect, useState } from 'react';

/** Whether the page is scrolled past the point that `isPast` checks; false until the page has hydrated. */
export function useScrolled(isPast: () => boolean): boolean {
  const [past, setPast] = useState(false);
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
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', look);
    };
  }, [isPast]);
  return past;
}
