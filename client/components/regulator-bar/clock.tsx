import { useEffect, useState } from 'react';
import { useSite } from '../../site-context.ts';

/** The market's time of day, to the minute. */
export function Clock() {
  const { timeZone, formatLocale } = useSite().culture;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const time = new Intl.DateTimeFormat(formatLocale, { timeZone, timeStyle: 'short' }).format(now);
  return <time>{time}</time>;
}
