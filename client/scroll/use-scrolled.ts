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
    look();
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
    };
  }, [isPast]);
  return past;
}
