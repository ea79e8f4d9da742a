import { type RefObject, useEffect, useRef } from 'react';
import { useStore } from '../../stores/use-store.ts';

/**
 * Opens the `<details>` of the element that the hash names, brings it into view and gives it the focus. Browsers do so by themselves
 * when a document is loaded with the hash; some do not, and none when a page is shown without a load.
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
    // Whoever follows a link within the answer is there already.
    if (!details.contains(document.activeElement)) details.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, isReady]);
  return region;
}
