import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import { localDay } from '../../shared/time/local-day.ts';
import { useSite } from '../site-context.ts';
import { firstSnapshot } from './stores.ts';
import { useStores } from './use-store.ts';

/** The day in the market's zone (`2026-12-24`), by the page's time. Nothing is rendered anew before it is another. */
export function useDay(): string {
  const { timeZone } = useSite().culture;
  const { ui } = useStores();
  return useSyncExternalStore(
    useCallback((changed: () => void) => subscribe(ui, changed), [ui]),
    () => localDay(ui.contextTime, timeZone),
    () => localDay(firstSnapshot(ui).contextTime, timeZone),
  );
}
