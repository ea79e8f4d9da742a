import { localDay } from '../../shared/time/local-day.ts';
import { useSite } from '../site-context.ts';
import { useStore } from './use-store.ts';

/** The day in the market's time zone (`2026-12-24`), by the page's time. Re-renders only when the day changes. */
export function useDay(): string {
  const { timeZone } = useSite().culture;
  return useStore('ui', ({ contextTime }) => localDay(contextTime, timeZone));
}
