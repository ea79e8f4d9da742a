import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { jackpots } from '../../../shared/data/games.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';

/** Asks for the jackpots anew as often as their feed says, while the page is looked at. Shows nothing. */
export function JackpotPoll() {
  const { culture } = useSite();
  const { mutate } = useSWRConfig();
  const resource = jackpots(culture.code);
  const pollSeconds = found(useData(resource))?.pollSeconds;
  useEffect(() => {
    if (!pollSeconds) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate(resource.key);
    }, pollSeconds * 1000);
    return () => clearInterval(timer);
  }, [mutate, pollSeconds, resource.key]);
  return null;
}
