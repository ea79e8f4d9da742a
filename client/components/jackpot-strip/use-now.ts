import { useEffect, useState } from 'react';

/**
 * Epoch milliseconds, anew each second; undefined until the page is hydrated, so that the first render is the server's. The
 * clock stands still where nothing moves.
 */
export function useNow(moving = true): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [moving]);
  return now;
}
