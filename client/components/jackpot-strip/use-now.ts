import { useEffect, useState } from 'react';

/** Slow enough to read an amount before it grows. */
const stepMs = 5_000;

/**
 * Returns epoch milliseconds, updated in steps; undefined until the page is hydrated, so that the first render matches the server's. The
 * steps are aligned to the clock, so all amounts of one jackpot agree. Stops without movement, and with reduced motion when it only
 * animates.
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
