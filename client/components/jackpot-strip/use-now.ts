import { useEffect, useState } from 'react';

/** Slow enough to read a sum before it grows. */
const stepMs = 5_000;

/**
 * Epoch milliseconds, anew with each step; undefined until the page is hydrated, so that the first render is the server's. Everybody has
 * the same steps, whenever they began: all sums of one jackpot are the same sum. The clock stands still where nothing moves, and for
 * visitors who want no motion if motion is all it is for.
 */
export function useNow(moving: boolean, isMotion = false): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!moving || (isMotion && matchMedia('(prefers-reduced-motion: reduce)').matches)) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = Date.now();
      const past = time % stepMs;
      setNow(time - past);
      timer = setTimeout(tick, stepMs - past);
    };
    tick();
    return () => clearTimeout(timer);
  }, [moving, isMotion]);
  return now;
}
