import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** Asks anew for the answer of a key, every so many seconds, while the page is looked at. Never without a number of seconds. */
export function useRefresh(key: string, seconds: number | undefined): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!seconds) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate(key);
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [mutate, key, seconds]);
}
