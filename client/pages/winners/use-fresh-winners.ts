import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** A prize falls every few minutes: asking more often would show the same list. */
const refreshMs = 60_000;

/** Asks for the list anew while the page is looked at. */
export function useFreshWinners(key: string) {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate(key);
    }, refreshMs);
    return () => clearInterval(timer);
  }, [mutate, key]);
}
