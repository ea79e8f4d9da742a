import { useEffect, useState } from 'react';
import { useSite } from '../../site-context.ts';

/** The server's time in milliseconds, by the `Date` of a response that no cache keeps. NaN without one. */
async function fetchTime(): Promise<number> {
  const response = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return Date.parse(response?.headers.get('date') ?? '');
}

/**
 * The market's time of day, to the minute. Danish law requires a clock that does not depend on the player's device, so
 * it shows the server's time. The device's time is shown until the server has responded.
 */
export function Clock() {
  const { timeZone, formatLocale } = useSite().culture;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let start = Date.now() - performance.now();
    const show = () => setNow(start + performance.now());
    const compare = async () => {
      if (document.hidden) return;
      const time = await fetchTime();
      if (!Number.isNaN(time)) start = time - performance.now();
      show();
    };
    void compare();
    const timer = setInterval(show, 1_000);
    // Some browsers stop `performance.now()` while a device sleeps.
    document.addEventListener('visibilitychange', compare);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', compare);
    };
  }, []);
  const time = new Intl.DateTimeFormat(formatLocale, { timeZone, timeStyle: 'short' }).format(now);
  return <time>{time}</time>;
}
