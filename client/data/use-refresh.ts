import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** Revalidates a key every `seconds` seconds while the page is visible; never without a number of seconds. */
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
