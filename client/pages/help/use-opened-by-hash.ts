import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from '../../stores/use-store.ts';

/**
 * Opens the `<details>` of the element that the hash names, scrolls to it and focuses it. Only some browsers do so when a document loads
 * with the hash, and none does after client-side navigation.
 */
export function useOpenedByHash(isReady: boolean): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null);
  const hash = useStore('ui', (ui) => ui.hash);
  useEffect(() => {
    if (!isReady || !hash) return;
    const details = document.getElementById(hash)?.closest('details');
    if (!details || !region.current?.contains(details)) return;
    details.open = true;
    details.scrollIntoView({ block: 'start' });
    // A focused link inside the answer stays focused.
    if (!details.contains(document.activeElement)) details.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, isReady]);
  return region;
}
