import { wallClock } from '../../shared/time/local-day.ts';
import { useSite } from '../site-context.ts';
import { useStore } from './use-store.ts';

/** The time in the market's time zone (`2026-12-24 09:30:00`), by the page's time. */
export function useWallClock(): string {
  const { timeZone } = useSite().culture;
  return useStore('ui', ({ contextTime }) => wallClock(contextTime, timeZone));
}
